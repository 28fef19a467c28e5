-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "vouchers_ending";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "vouchers_ending" ON "vouchers" USING btree ("expires_at","id") WHERE "vouchers"."state" in ('active', 'reserved');
