CREATE TABLE "parcel_views" (
	"id" text PRIMARY KEY NOT NULL,
	"staff_id" text NOT NULL,
	"name" text NOT NULL,
	"filter" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tracking_imports" (
	"id" text PRIMARY KEY NOT NULL,
	"staff_id" text NOT NULL,
	"file_name" text,
	"file_hash" text NOT NULL,
	"rows" integer NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tracking_rows" (
	"import_id" text NOT NULL,
	"line" integer NOT NULL,
	"kind" text,
	"source_id" text,
	"carrier" text,
	"tracking_number" text,
	"tracking_url" text,
	"action" text NOT NULL,
	"text" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "tracking_rows_import_id_line_pk" PRIMARY KEY("import_id","line")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "parcel_views_name" ON "parcel_views" USING btree ("staff_id","name");--> statement-breakpoint
CREATE INDEX "tracking_imports_file" ON "tracking_imports" USING btree ("file_hash");--> statement-breakpoint
CREATE INDEX "tracking_imports_started" ON "tracking_imports" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "tracking_rows_action" ON "tracking_rows" USING btree ("import_id","action","line");--> statement-breakpoint
CREATE INDEX "tracking_rows_waiting" ON "tracking_rows" USING btree ("import_id","line") WHERE "tracking_rows"."done_at" is null;--> statement-breakpoint
CREATE INDEX "tracking_rows_started" ON "tracking_rows" USING btree ("started_at");
