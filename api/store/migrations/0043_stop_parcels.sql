CREATE TABLE "stopped_parcels" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"thing" text NOT NULL,
	"stopped_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "stopped_parcels_unseen" ON "stopped_parcels" USING btree ("id") WHERE "stopped_parcels"."seen_at" is null;--> statement-breakpoint
CREATE INDEX "stopped_parcels_stopped" ON "stopped_parcels" USING btree ("stopped_at");