-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "orders_owing";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_owing" ON "orders" USING btree ("member_id","placed_at","id") WHERE "orders"."owed_coins" > 0;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_taken_codes";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_taken_codes" ON "orders" USING gin ("taken_codes") WHERE "orders"."taken_codes" <> '{}';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_ownerless";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_ownerless" ON "orders" USING btree ("changed_at") WHERE "orders"."member_id" is null;
