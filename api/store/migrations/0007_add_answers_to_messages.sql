-- Closes existing messages, because the service team answered them from its mailbox.
CREATE TABLE "contact_answers" (
	"id" text PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"member_id" text,
	"staff_id" text NOT NULL,
	"text" text NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "state" text DEFAULT 'closed' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ALTER COLUMN "state" SET DEFAULT 'open';--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "staff_id" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "state_changed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "contact_answers_message" ON "contact_answers" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "contact_answers_member" ON "contact_answers" USING btree ("member_id");
