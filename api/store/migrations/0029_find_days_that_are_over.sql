-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "check_in_pauses_date";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "check_in_pauses_date" ON "check_in_pauses" USING btree ("date");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "check_ins_date";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "check_ins_date" ON "check_ins" USING btree ("date");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "ticket_purchases_date";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "ticket_purchases_date" ON "ticket_purchases" USING btree ("date");
