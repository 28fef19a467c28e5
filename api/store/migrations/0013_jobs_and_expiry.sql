CREATE TABLE "job_runs" (
	"job" text PRIMARY KEY NOT NULL,
	"ran_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "ledger_lots_expires" ON "ledger_lots" USING btree ("expires_on","account_id") WHERE "ledger_lots"."remaining" > 0;