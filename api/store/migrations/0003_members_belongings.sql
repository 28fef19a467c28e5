CREATE TABLE "addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"recipient" text NOT NULL,
	"phone" text NOT NULL,
	"country_code" text NOT NULL,
	"province" text,
	"city" text,
	"district" text,
	"ward" text,
	"line1" text NOT NULL,
	"line2" text,
	"postcode" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draw_tickets" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"draw" text NOT NULL,
	"reference" text NOT NULL,
	"number" integer NOT NULL,
	"granted_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "gift_entitlements" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"gift" text NOT NULL,
	"source" text NOT NULL,
	"reference" text NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	"claimed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text,
	"purpose" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"announced_at" timestamp (3) with time zone NOT NULL,
	"stored_at" timestamp (3) with time zone,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "babies" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"name" text,
	"due_date" date,
	"birth_date" date,
	"birth_date_changed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"voucher" text NOT NULL,
	"source" text NOT NULL,
	"reference" text NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"granted_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "birthday_changed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "addresses_member" ON "addresses" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "draw_tickets_reference" ON "draw_tickets" USING btree ("reference","number");--> statement-breakpoint
CREATE INDEX "draw_tickets_member" ON "draw_tickets" USING btree ("member_id","draw");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_entitlements_reference" ON "gift_entitlements" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "gift_entitlements_member" ON "gift_entitlements" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "uploads_member" ON "uploads" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "babies_member" ON "babies" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "vouchers_reference" ON "vouchers" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "vouchers_member" ON "vouchers" USING btree ("member_id","id");