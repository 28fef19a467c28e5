-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "gift_registrations_country";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "gift_registrations_country" ON "gift_registrations" USING btree (coalesce("country_code", ''),"id") WHERE "gift_registrations"."state" = 'submitted';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "right_proofs_country";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "right_proofs_country" ON "right_proofs" USING btree (coalesce("country_code", ''),"id") WHERE "right_proofs"."state" = 'submitted';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "questionnaire_reviews_country";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "questionnaire_reviews_country" ON "questionnaire_reviews" USING btree (coalesce("country_code", ''),"id") WHERE "questionnaire_reviews"."state" = 'submitted';