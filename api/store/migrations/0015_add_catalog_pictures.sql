CREATE TABLE "catalog_pictures" (
	"digest" text PRIMARY KEY NOT NULL,
	"upload_id" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"uploaded_by" text NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "catalog_pictures_unpublished" ON "catalog_pictures" USING btree ("digest") WHERE "catalog_pictures"."published_at" is null;