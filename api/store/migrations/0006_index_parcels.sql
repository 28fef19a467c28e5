-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "redemptions_state";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "redemptions_state" ON "redemptions" USING btree ("state","redeemed_at","id") WHERE "redemptions"."voucher_id" is null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "redemptions_country";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "redemptions_country" ON "redemptions" USING btree ("state",("address" ->> 'countryCode'),"redeemed_at","id") WHERE "redemptions"."voucher_id" is null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "redemptions_product";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "redemptions_product" ON "redemptions" USING btree ("state","product","redeemed_at","id",("address" ->> 'countryCode')) WHERE "redemptions"."voucher_id" is null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "gift_claims_state";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "gift_claims_state" ON "gift_claims" USING btree ("state","claimed_at","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "gift_claims_country";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "gift_claims_country" ON "gift_claims" USING btree ("state",("address" ->> 'countryCode'),"claimed_at","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "gift_claims_gift";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "gift_claims_gift" ON "gift_claims" USING btree ("state","gift","claimed_at","id",("address" ->> 'countryCode'));
