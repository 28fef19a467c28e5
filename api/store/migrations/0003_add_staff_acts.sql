CREATE TABLE "staff_approvals" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"member_id" text NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"requested_by" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"verdict" text,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_reasons" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"staff_id" text NOT NULL,
	"operation" text NOT NULL,
	"member_id" text,
	"request_id" text,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "staff_approvals_waiting" ON "staff_approvals" USING btree ("requested_at","id") WHERE "staff_approvals"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "staff_approvals_requested" ON "staff_approvals" USING btree ("requested_at");--> statement-breakpoint
CREATE INDEX "staff_approvals_member" ON "staff_approvals" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "staff_reasons_at" ON "staff_reasons" USING btree ("at");--> statement-breakpoint
CREATE INDEX "staff_reasons_member" ON "staff_reasons" USING btree ("member_id","id");
