-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "raffle_entries_entered";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "raffle_entries_entered" ON "raffle_entries" USING btree ("entered_at");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "redemptions_redeemed";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "redemptions_redeemed" ON "redemptions" USING btree ("redeemed_at");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "draw_results_drawn";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "draw_results_drawn" ON "draw_results" USING btree ("drawn_at");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "gift_claims_claimed";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "gift_claims_claimed" ON "gift_claims" USING btree ("claimed_at");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "ledger_postings_day";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "ledger_postings_day" ON "ledger_postings" USING brin ("occurred_at") WITH (autosummarize=true);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "members_created";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "members_created" ON "members" USING btree ("created_at");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "gift_entitlements_given";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "gift_entitlements_given" ON "gift_entitlements" USING btree ("given_at");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "vouchers_granted";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "vouchers_granted" ON "vouchers" USING btree ("granted_at");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "vouchers_used";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "vouchers_used" ON "vouchers" USING btree ("used_at") WHERE "vouchers"."used_at" is not null;
