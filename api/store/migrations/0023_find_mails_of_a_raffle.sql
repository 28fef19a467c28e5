-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "raffle_entries_unfinished";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "raffle_entries_unfinished" ON "raffle_entries" USING btree ("activity","id") WHERE "raffle_entries"."told_at" is null or "raffle_entries"."mail_at" is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "raffle_entries_untold";
