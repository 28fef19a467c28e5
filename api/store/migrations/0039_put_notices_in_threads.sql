-- outside a transaction
ALTER TABLE "notices" ADD COLUMN IF NOT EXISTS "subject" jsonb;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "notices_threads";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "notices_threads" ON "notices" USING btree ("member_id",regexp_replace("reference", ':[^:]*$', ''),"id") WHERE "notices"."kind" in ('order-shipped', 'order-moved', 'gift-shipped', 'gift-moved', 'gift-cancelled', 'redemption-shipped', 'redemption-moved', 'redemption-cancelled');
