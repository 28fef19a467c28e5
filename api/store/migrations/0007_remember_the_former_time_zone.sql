ALTER TABLE "members" ADD COLUMN "former_time_zone" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "former_time_zone_until" timestamp (3) with time zone;