ALTER TABLE "gift_registrations" ADD COLUMN "country_code" text;--> statement-breakpoint
ALTER TABLE "right_proofs" ADD COLUMN "country_code" text;--> statement-breakpoint
ALTER TABLE "questionnaire_reviews" ADD COLUMN "country_code" text;