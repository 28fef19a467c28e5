-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "gift_registrations_waiting";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "gift_registrations_waiting" ON "gift_registrations" USING btree ("id") WHERE "gift_registrations"."state" = 'submitted';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "redemptions_under_way";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "redemptions_under_way" ON "redemptions" USING btree ("id") WHERE "redemptions"."state" in ('reserved', 'confirmed', 'packed', 'shipped') and "redemptions"."voucher_id" is null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "gift_claims_under_way";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "gift_claims_under_way" ON "gift_claims" USING btree ("id") WHERE "gift_claims"."state" in ('reserved', 'confirmed', 'packed', 'shipped');--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "right_proofs_waiting";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "right_proofs_waiting" ON "right_proofs" USING btree ("id") WHERE "right_proofs"."state" = 'submitted';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "uploads_waiting";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "uploads_waiting" ON "uploads" USING btree ("id") WHERE "uploads"."used_at" is null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "questionnaire_drafts_visitors";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "questionnaire_drafts_visitors" ON "questionnaire_drafts" USING btree ("saved_at") WHERE "questionnaire_drafts"."member_id" is null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "questionnaire_reviews_queue";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "questionnaire_reviews_queue" ON "questionnaire_reviews" USING btree ("id") WHERE "questionnaire_reviews"."state" = 'submitted';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "questionnaire_submissions_visitors";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "questionnaire_submissions_visitors" ON "questionnaire_submissions" USING btree ("id") WHERE "questionnaire_submissions"."member_id" is null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "code_tickets_expires";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "code_tickets_expires" ON "code_tickets" USING btree ("expires_at");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "recovery_links_expires";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "recovery_links_expires" ON "recovery_links" USING btree ("expires_at");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "verify_codes_over";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "verify_codes_over" ON "verify_codes" USING btree ("tries_until");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "uploads_unused";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "questionnaire_drafts_saved";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "questionnaire_submissions_unclaimed";
