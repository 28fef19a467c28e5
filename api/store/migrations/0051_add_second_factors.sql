CREATE TABLE "authenticator_setups" (
	"member_id" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"secret" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "second_factor_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"browser_hash" text NOT NULL,
	"first_factor" text NOT NULL,
	"reopens" boolean NOT NULL,
	"social_ticket_hash" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"member_id" text PRIMARY KEY NOT NULL,
	"turned_on_at" timestamp (3) with time zone NOT NULL,
	"secret" text,
	"last_step" bigint,
	"failures" integer DEFAULT 0 NOT NULL,
	"failures_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "authenticator_setups_expires" ON "authenticator_setups" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "recovery_codes_member" ON "recovery_codes" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "second_factor_tickets_member" ON "second_factor_tickets" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "second_factor_tickets_expires" ON "second_factor_tickets" USING btree ("expires_at");