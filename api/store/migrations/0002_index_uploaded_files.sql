-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "uploads_content";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "uploads_content" ON "uploads" USING btree ("sha256");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "gift_registrations_uploads";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "gift_registrations_uploads" ON "gift_registrations" USING gin ("upload_ids");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "right_proofs_uploads";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "right_proofs_uploads" ON "right_proofs" USING gin ("uploads");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "questionnaire_reviews_uploads";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "questionnaire_reviews_uploads" ON "questionnaire_reviews" USING gin ("upload_ids");
