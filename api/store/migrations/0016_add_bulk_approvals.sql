CREATE TABLE "approval_parcels" (
	"approval_id" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"source_id" text NOT NULL,
	"outcome" text,
	"text" text,
	"stored_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "approval_parcels_approval_id_position_pk" PRIMARY KEY("approval_id","position")
);
--> statement-breakpoint
ALTER TABLE "staff_approvals" ALTER COLUMN "member_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "roles" jsonb;--> statement-breakpoint
ALTER TABLE "staff_approvals" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "staff_approvals" ADD COLUMN "downloads" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_approvals" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tracking_imports" ADD COLUMN "approval_id" text;--> statement-breakpoint
CREATE INDEX "approval_parcels_outcome" ON "approval_parcels" USING btree ("approval_id","outcome","position");--> statement-breakpoint
CREATE INDEX "approval_parcels_waiting" ON "approval_parcels" USING btree ("approval_id","position") WHERE "approval_parcels"."done_at" is null;--> statement-breakpoint
CREATE INDEX "approval_parcels_stored" ON "approval_parcels" USING btree ("stored_at");
