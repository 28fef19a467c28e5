CREATE TABLE "waiting_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text,
	"receiver" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"link" text,
	"written_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "waiting_messages_member" ON "waiting_messages" USING btree ("member_id");