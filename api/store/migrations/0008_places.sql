CREATE TABLE "contact_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"member_id" text,
	"topic" text NOT NULL,
	"name" text,
	"reply_to" text NOT NULL,
	"text" text NOT NULL,
	"attachments" jsonb NOT NULL,
	"language" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_registrations" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"product" text NOT NULL,
	"serial_number" text NOT NULL,
	"purchased_from" text NOT NULL,
	"purchased_on" date NOT NULL,
	"warranty_until" date NOT NULL,
	"proof" text,
	"registered_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "contact_messages_reference" ON "contact_messages" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "contact_messages_reply" ON "contact_messages" USING btree ("reply_to","received_at");--> statement-breakpoint
CREATE INDEX "contact_messages_member" ON "contact_messages" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_registrations_serial" ON "product_registrations" USING btree ("product","serial_number");--> statement-breakpoint
CREATE INDEX "product_registrations_member" ON "product_registrations" USING btree ("member_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_default" ON "addresses" USING btree ("member_id") WHERE "addresses"."is_default";--> statement-breakpoint
CREATE INDEX "uploads_unused" ON "uploads" USING btree ("announced_at") WHERE "uploads"."used_at" is null;