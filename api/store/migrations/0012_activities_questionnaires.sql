CREATE TABLE "activity_joins" (
	"member_id" text NOT NULL,
	"activity" text NOT NULL,
	"invitation" text,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "activity_joins_member_id_activity_pk" PRIMARY KEY("member_id","activity")
);
--> statement-breakpoint
CREATE TABLE "activity_sign_ins" (
	"member_id" text NOT NULL,
	"activity" text NOT NULL,
	"date" date NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "activity_sign_ins_member_id_activity_date_pk" PRIMARY KEY("member_id","activity","date")
);
--> statement-breakpoint
CREATE TABLE "event_places" (
	"activity" text PRIMARY KEY NOT NULL,
	"taken" integer NOT NULL,
	"waiting" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_registrations" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"activity" text NOT NULL,
	"state" text NOT NULL,
	"note" text,
	"registered_at" timestamp (3) with time zone NOT NULL,
	"cancelled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "gift_registrations" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"order_number" text NOT NULL,
	"product" text NOT NULL,
	"purchased_on" date NOT NULL,
	"upload_ids" jsonb NOT NULL,
	"state" text NOT NULL,
	"refused_because" text,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "raffle_draws" (
	"activity" text PRIMARY KEY NOT NULL,
	"drawn_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "raffle_entries" (
	"activity" text NOT NULL,
	"member_id" text NOT NULL,
	"state" text NOT NULL,
	"entered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "raffle_entries_activity_member_id_pk" PRIMARY KEY("activity","member_id")
);
--> statement-breakpoint
CREATE TABLE "questionnaire_drafts" (
	"id" text PRIMARY KEY NOT NULL,
	"questionnaire" text NOT NULL,
	"member_id" text,
	"secret_hash" text,
	"version" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "questionnaire_orders" (
	"submission_id" text PRIMARY KEY NOT NULL,
	"country_code" text NOT NULL,
	"order_number" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "questionnaire_reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"submission_id" text NOT NULL,
	"upload_ids" jsonb NOT NULL,
	"state" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "questionnaire_submissions" (
	"id" text PRIMARY KEY NOT NULL,
	"questionnaire" text NOT NULL,
	"version" integer NOT NULL,
	"member_id" text,
	"draft_hash" text,
	"claim_hash" text,
	"answers" jsonb NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "event_registrations_once" ON "event_registrations" USING btree ("activity","member_id") WHERE "event_registrations"."state" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "event_registrations_line" ON "event_registrations" USING btree ("activity","state","id");--> statement-breakpoint
CREATE INDEX "event_registrations_member" ON "event_registrations" USING btree ("member_id","activity","id");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_registrations_order" ON "gift_registrations" USING btree ("order_number","product") WHERE "gift_registrations"."state" <> 'refused';--> statement-breakpoint
CREATE INDEX "gift_registrations_member" ON "gift_registrations" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "raffle_entries_member" ON "raffle_entries" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "questionnaire_drafts_member" ON "questionnaire_drafts" USING btree ("member_id","questionnaire");--> statement-breakpoint
CREATE UNIQUE INDEX "questionnaire_drafts_secret" ON "questionnaire_drafts" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "questionnaire_drafts_saved" ON "questionnaire_drafts" USING btree ("saved_at");--> statement-breakpoint
CREATE UNIQUE INDEX "questionnaire_orders_number" ON "questionnaire_orders" USING btree ("country_code","order_number");--> statement-breakpoint
CREATE UNIQUE INDEX "questionnaire_reviews_waiting" ON "questionnaire_reviews" USING btree ("submission_id") WHERE "questionnaire_reviews"."state" <> 'refused';--> statement-breakpoint
CREATE INDEX "questionnaire_reviews_submission" ON "questionnaire_reviews" USING btree ("submission_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "questionnaire_submissions_member" ON "questionnaire_submissions" USING btree ("member_id","questionnaire");--> statement-breakpoint
CREATE UNIQUE INDEX "questionnaire_submissions_draft" ON "questionnaire_submissions" USING btree ("draft_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "questionnaire_submissions_claim" ON "questionnaire_submissions" USING btree ("claim_hash");