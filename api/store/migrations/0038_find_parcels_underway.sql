-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "parcels_underway";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "parcels_underway" ON "parcels" USING btree ("member_id",("steps" -> -1 ->> 'at')) WHERE ("parcels"."steps" -> -1 ->> 'state') not in ('delivered', 'failed');
