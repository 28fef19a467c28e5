CREATE TABLE "review_claims" (
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"staff_id" text NOT NULL,
	"claimed_until" timestamp (3) with time zone NOT NULL,
	"verdict" text,
	"reason" text,
	"applies_at" timestamp (3) with time zone,
	CONSTRAINT "review_claims_kind_item_id_pk" PRIMARY KEY("kind","item_id")
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" text PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"email" text,
	"signed_in_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"staff_id" text NOT NULL,
	"roles" jsonb NOT NULL,
	"issuer_tokens" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "review_claims_due" ON "review_claims" USING btree ("applies_at") WHERE "review_claims"."applies_at" is not null;--> statement-breakpoint
CREATE INDEX "review_claims_until" ON "review_claims" USING btree ("claimed_until");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_subject" ON "staff" USING btree ("issuer","subject");--> statement-breakpoint
CREATE INDEX "staff_sessions_staff" ON "staff_sessions" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_created" ON "staff_sessions" USING btree ("created_at");
