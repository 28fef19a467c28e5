CREATE TABLE "notice_pushes" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"session_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"public_key" text NOT NULL,
	"auth_secret" text NOT NULL,
	"language" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_topics" (
	"member_id" text NOT NULL,
	"topic" text NOT NULL,
	CONSTRAINT "push_topics_member_id_topic_pk" PRIMARY KEY("member_id","topic")
);
--> statement-breakpoint
CREATE INDEX "notice_pushes_member" ON "notice_pushes" USING btree ("member_id","sent_at");--> statement-breakpoint
CREATE INDEX "notice_pushes_sent" ON "notice_pushes" USING btree ("sent_at") WHERE "notice_pushes"."sent_at" is not null;--> statement-breakpoint
CREATE INDEX "notice_pushes_due" ON "notice_pushes" USING btree ("due_at") WHERE "notice_pushes"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "notice_pushes_waiting" ON "notice_pushes" USING btree ("id") WHERE "notice_pushes"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "push_subscriptions_member" ON "push_subscriptions" USING btree ("member_id","saved_at");--> statement-breakpoint
CREATE INDEX "push_subscriptions_session" ON "push_subscriptions" USING btree ("session_id");