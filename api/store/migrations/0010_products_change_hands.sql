CREATE TABLE "free_warranties" (
	"product" text NOT NULL,
	"serial_number" text NOT NULL,
	"warranty_until" date NOT NULL,
	CONSTRAINT "free_warranties_product_serial_number_pk" PRIMARY KEY("product","serial_number")
);
--> statement-breakpoint
DROP INDEX "product_registrations_serial";--> statement-breakpoint
ALTER TABLE "product_registrations" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "product_registrations" ADD COLUMN "transfer_hash" text;--> statement-breakpoint
ALTER TABLE "product_registrations" ADD COLUMN "transfer_until" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "product_registrations_warranty" ON "product_registrations" USING btree ("warranty_until") WHERE "product_registrations"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "product_registrations_serial" ON "product_registrations" USING btree ("product","serial_number") WHERE "product_registrations"."ended_at" is null;