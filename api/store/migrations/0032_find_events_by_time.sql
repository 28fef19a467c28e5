-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "tracking_events_by_time";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "tracking_events_by_time" ON "tracking_events" USING btree ("received_at","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "tracking_events_received";--> statement-breakpoint
-- Does nothing the second time.
-- squawk-ignore prefer-robust-stmts
ALTER TABLE "tracking_events" VALIDATE CONSTRAINT "tracking_events_before";
