CREATE TABLE "dead_letters" (
	"id" text PRIMARY KEY NOT NULL,
	"body_hash" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"reason" text NOT NULL,
	"attempts" integer DEFAULT 1 NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "member_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "revision" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "email_revision" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "complete" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "received" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "taken_codes" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "mentioned_in" text;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "tracked_in" text;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "is_listed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "is_own_order" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "dead_letters_body" ON "dead_letters" USING btree ("body_hash");--> statement-breakpoint
CREATE INDEX "dead_letters_received" ON "dead_letters" USING btree ("received_at");
