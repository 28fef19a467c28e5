CREATE TABLE "emails_off" (
	"member_id" text NOT NULL,
	"topic" text NOT NULL,
	CONSTRAINT "emails_off_member_id_topic_pk" PRIMARY KEY("member_id","topic")
);
--> statement-breakpoint
CREATE TABLE "notice_emails" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "waiting_messages" ADD COLUMN "unsubscribe" text;--> statement-breakpoint
CREATE INDEX "notice_emails_member" ON "notice_emails" USING btree ("member_id","sent_at");--> statement-breakpoint
CREATE INDEX "notice_emails_sent" ON "notice_emails" USING btree ("sent_at") WHERE "notice_emails"."sent_at" is not null;--> statement-breakpoint
CREATE INDEX "notice_emails_waiting" ON "notice_emails" USING btree ("id") WHERE "notice_emails"."sent_at" is null;