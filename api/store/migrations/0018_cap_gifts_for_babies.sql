CREATE TABLE "gift_allowances" (
	"member_id" text PRIMARY KEY NOT NULL,
	"gifts" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gift_parcels" (
	"claim_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"address_hash" text NOT NULL,
	"claimed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "gift_claims" ADD COLUMN "birth_date" date;--> statement-breakpoint
ALTER TABLE "gift_claims" ADD COLUMN "is_allowed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "gift_parcels_address" ON "gift_parcels" USING btree ("address_hash");--> statement-breakpoint
CREATE INDEX "gift_parcels_claimed" ON "gift_parcels" USING btree ("claimed_at");--> statement-breakpoint
UPDATE "gift_claims" SET "birth_date" = "occasion_date" WHERE "kind" = 'newBaby';
