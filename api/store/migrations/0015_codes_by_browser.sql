DELETE FROM "verify_codes";--> statement-breakpoint
ALTER TABLE "verify_codes" ADD COLUMN "browser_hash" text NOT NULL;--> statement-breakpoint
ALTER TABLE "verify_codes" DROP CONSTRAINT "verify_codes_account_purpose_pk";--> statement-breakpoint
ALTER TABLE "verify_codes" ADD CONSTRAINT "verify_codes_account_purpose_browser_hash_pk" PRIMARY KEY("account","purpose","browser_hash");
