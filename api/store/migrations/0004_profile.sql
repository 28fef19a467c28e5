CREATE TABLE "activations" (
	"member_id" text NOT NULL,
	"purpose" text NOT NULL,
	"account" text NOT NULL,
	"token_hash" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "activations_member_id_purpose_pk" PRIMARY KEY("member_id","purpose")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb NOT NULL,
	"reference" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "task_prizes" (
	"member_id" text NOT NULL,
	"task" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "task_prizes_member_id_task_pk" PRIMARY KEY("member_id","task")
);
--> statement-breakpoint
DROP INDEX "consents_member";--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "number" bigint PRIMARY KEY NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "consents_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "next_time_zone" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "next_time_zone_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "baby_content_silenced_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "baby_removed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "activations_token" ON "activations" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "notices_reference" ON "notices" USING btree ("member_id","reference");--> statement-breakpoint
CREATE INDEX "notices_member" ON "notices" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("member_id") WHERE "notices"."read_at" is null;--> statement-breakpoint
CREATE INDEX "tracking_events_uid" ON "tracking_events" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "consents_member" ON "consents" USING btree ("member_id","purpose","number");