CREATE TABLE "catalog_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"state" text NOT NULL,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"submitted_by" text,
	"approved_by" text,
	"publish_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "catalog_edits" (
	"change_id" text NOT NULL,
	"topic" text NOT NULL,
	"entry" text NOT NULL,
	"data" jsonb,
	"after" text,
	"base_digest" text,
	"changed_by" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "catalog_edits_change_id_topic_entry_pk" PRIMARY KEY("change_id","topic","entry")
);
--> statement-breakpoint
CREATE TABLE "catalog_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"change_id" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"author" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalog_publications" (
	"number" integer PRIMARY KEY NOT NULL,
	"change_id" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalog_published_versions" (
	"number" integer NOT NULL,
	"topic" text NOT NULL,
	"version_id" text NOT NULL,
	CONSTRAINT "catalog_published_versions_number_topic_pk" PRIMARY KEY("number","topic")
);
--> statement-breakpoint
CREATE TABLE "catalog_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"change_id" text NOT NULL,
	"topic" text NOT NULL,
	"data" jsonb NOT NULL,
	"digest" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "catalog_edits" ADD CONSTRAINT "catalog_edits_change_id_catalog_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."catalog_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_notes" ADD CONSTRAINT "catalog_notes_change_id_catalog_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."catalog_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_publications" ADD CONSTRAINT "catalog_publications_change_id_catalog_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."catalog_changes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_published_versions" ADD CONSTRAINT "catalog_published_versions_publication" FOREIGN KEY ("number") REFERENCES "public"."catalog_publications"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_published_versions" ADD CONSTRAINT "catalog_published_versions_version_id_catalog_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."catalog_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_versions" ADD CONSTRAINT "catalog_versions_change_id_catalog_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."catalog_changes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalog_changes_state" ON "catalog_changes" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "catalog_changes_due" ON "catalog_changes" USING btree ("publish_at","id");--> statement-breakpoint
CREATE INDEX "catalog_notes_change" ON "catalog_notes" USING btree ("change_id","id");--> statement-breakpoint
CREATE INDEX "catalog_published_versions_version" ON "catalog_published_versions" USING btree ("version_id");--> statement-breakpoint
CREATE UNIQUE INDEX "catalog_versions_change" ON "catalog_versions" USING btree ("change_id","topic");--> statement-breakpoint
CREATE INDEX "catalog_versions_topic" ON "catalog_versions" USING btree ("topic","id");