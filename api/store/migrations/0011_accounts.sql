CREATE TABLE "code_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_links" (
	"account" text PRIMARY KEY NOT NULL,
	"member_id" text,
	"token_hash" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "sessions_member";--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "erases_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "country_code" text;--> statement-breakpoint
CREATE INDEX "code_tickets_account" ON "code_tickets" USING btree ("account");--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_links_token" ON "recovery_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "recovery_links_member" ON "recovery_links" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "members_erases" ON "members" USING btree ("erases_at");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_member" ON "sessions" USING btree ("member_id","id");