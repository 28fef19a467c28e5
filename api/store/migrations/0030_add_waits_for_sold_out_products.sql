-- outside a transaction
ALTER TABLE "mall_wishes" ADD COLUMN IF NOT EXISTS "sold_out_at" timestamp (3) with time zone;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "mall_wishes_available";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "mall_wishes_available" ON "mall_wishes" USING btree ("product","member_id") WHERE "mall_wishes"."sold_out_at" is null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "mall_wishes_sold_out";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "mall_wishes_sold_out" ON "mall_wishes" USING btree ("product","sold_out_at","member_id") WHERE "mall_wishes"."sold_out_at" is not null;