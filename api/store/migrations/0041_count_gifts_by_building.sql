-- outside a transaction
ALTER TABLE "gift_parcels" ADD COLUMN IF NOT EXISTS "building_hash" text;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "gift_parcels_building";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "gift_parcels_building" ON "gift_parcels" USING btree ("building_hash");
