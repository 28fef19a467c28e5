-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "draw_tickets_member";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "draw_tickets_member" ON "draw_tickets" USING btree ("member_id");
