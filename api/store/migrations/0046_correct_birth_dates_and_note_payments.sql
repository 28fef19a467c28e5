CREATE TABLE "referral_payments" (
	"account_hash" text PRIMARY KEY NOT NULL,
	"paid_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "check_ins" ADD COLUMN "skipped" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "birthday_correctable_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "babies" ADD COLUMN "birth_date_correctable_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "referrals" ADD COLUMN "not_counted_reason" text;--> statement-breakpoint
CREATE INDEX "referral_payments_paid" ON "referral_payments" USING btree ("paid_at");