ALTER TABLE "catalog_versions" ALTER COLUMN "data" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "catalog_versions" ADD COLUMN "base_id" text;--> statement-breakpoint
ALTER TABLE "catalog_versions" ADD COLUMN "edits" jsonb;--> statement-breakpoint
ALTER TABLE "catalog_versions" ADD COLUMN "depth" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "catalog_versions" ADD COLUMN "entries" integer;