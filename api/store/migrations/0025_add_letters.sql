CREATE TABLE "letters" (
	"member_id" text PRIMARY KEY NOT NULL,
	"issue" text NOT NULL,
	"due_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "waiting_messages" ADD COLUMN "letter" jsonb;--> statement-breakpoint
CREATE INDEX "letters_due" ON "letters" USING btree ("due_at") WHERE "letters"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "letters_waiting" ON "letters" USING btree ("member_id") WHERE "letters"."due_at" is not null;