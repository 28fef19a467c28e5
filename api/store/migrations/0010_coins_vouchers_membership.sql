CREATE TABLE "mall_stock" (
	"product" text PRIMARY KEY NOT NULL,
	"remaining" integer NOT NULL,
	CONSTRAINT "mall_stock_remaining" CHECK ("mall_stock"."remaining" >= 0)
);
--> statement-breakpoint
CREATE TABLE "redemptions" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"product" text NOT NULL,
	"slot" smallint NOT NULL,
	"price" integer NOT NULL,
	"state" text NOT NULL,
	"address" jsonb,
	"voucher_id" text,
	"redeemed_at" timestamp (3) with time zone NOT NULL,
	"state_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "right_claims" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"right" text NOT NULL,
	"year" smallint NOT NULL,
	"claimed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "right_proofs" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"right" text NOT NULL,
	"year" smallint NOT NULL,
	"state" text NOT NULL,
	"uploads" jsonb NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "referral_codes" (
	"member_id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"id" text PRIMARY KEY NOT NULL,
	"advocate_id" text NOT NULL,
	"friend_id" text NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"rewarded_at" timestamp (3) with time zone
);
--> statement-breakpoint
DROP INDEX "ledger_lots_account";--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD COLUMN "occurred_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD COLUMN "balance" bigint;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "link_code" text;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "reserved_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "used_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "used_for" text;--> statement-breakpoint
CREATE UNIQUE INDEX "redemptions_slot" ON "redemptions" USING btree ("member_id","product","slot") WHERE "redemptions"."state" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "redemptions_member" ON "redemptions" USING btree ("member_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "right_claims_once" ON "right_claims" USING btree ("member_id","right","year");--> statement-breakpoint
CREATE UNIQUE INDEX "right_proofs_once" ON "right_proofs" USING btree ("member_id","right","year") WHERE "right_proofs"."state" <> 'refused';--> statement-breakpoint
CREATE INDEX "right_proofs_member" ON "right_proofs" USING btree ("member_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "referral_codes_code" ON "referral_codes" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_friend" ON "referrals" USING btree ("friend_id");--> statement-breakpoint
CREATE INDEX "referrals_advocate" ON "referrals" USING btree ("advocate_id","id");--> statement-breakpoint
CREATE INDEX "referrals_rewarded" ON "referrals" USING btree ("advocate_id") WHERE "referrals"."rewarded_at" is not null;--> statement-breakpoint
CREATE INDEX "ledger_postings_kind" ON "ledger_postings" USING btree ("account_id","kind","transaction_id") WHERE "ledger_postings"."side" = 1;--> statement-breakpoint
CREATE INDEX "ledger_postings_time" ON "ledger_postings" USING btree ("account_id","occurred_at","transaction_id") WHERE "ledger_postings"."side" = 1;--> statement-breakpoint
CREATE INDEX "members_link_code" ON "members" USING btree ("link_code") WHERE "members"."link_code" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "vouchers_code" ON "vouchers" USING btree ("code");--> statement-breakpoint
CREATE INDEX "ledger_lots_account" ON "ledger_lots" USING btree ("account_id","expires_on","id") WHERE "ledger_lots"."remaining" > 0;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_subject" CHECK ("ledger_transactions"."subject" ~ '^[a-z_]{1,32}:[a-z0-9-]{1,64}$');