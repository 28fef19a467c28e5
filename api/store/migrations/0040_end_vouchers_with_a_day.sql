-- outside a transaction
ALTER TABLE "vouchers" ADD COLUMN IF NOT EXISTS "last_day" date;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "vouchers_without_last_day";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "vouchers_without_last_day" ON "vouchers" USING btree ("id") WHERE "vouchers"."last_day" is null;
