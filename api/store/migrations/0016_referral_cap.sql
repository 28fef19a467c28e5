CREATE TABLE "referral_years" (
	"member_id" text NOT NULL,
	"year" integer NOT NULL,
	"rewarded" integer NOT NULL,
	CONSTRAINT "referral_years_member_id_year_pk" PRIMARY KEY("member_id","year")
);
--> statement-breakpoint
ALTER TABLE "referrals" ADD COLUMN "not_counted_at" timestamp (3) with time zone;