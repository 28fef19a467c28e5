-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "notices_kind";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "notices_kind" ON "notices" USING btree ("member_id","kind","id");