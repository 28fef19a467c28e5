ALTER TABLE "members" ADD COLUMN "last_seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "stored_size" integer;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "sha256" text;