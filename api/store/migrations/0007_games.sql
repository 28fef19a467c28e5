CREATE TABLE "check_in_pauses" (
	"member_id" text NOT NULL,
	"game" text NOT NULL,
	"date" date NOT NULL,
	CONSTRAINT "check_in_pauses_member_id_date_game_pk" PRIMARY KEY("member_id","date","game")
);
--> statement-breakpoint
CREATE TABLE "draw_results" (
	"id" text PRIMARY KEY NOT NULL,
	"ticket_id" text NOT NULL,
	"member_id" text NOT NULL,
	"draw" text NOT NULL,
	"drawn" text NOT NULL,
	"prize" text NOT NULL,
	"drawn_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draw_seeds" (
	"draw" text PRIMARY KEY NOT NULL,
	"seed" text NOT NULL,
	"seed_hash" text NOT NULL,
	"weights" jsonb NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draw_stock" (
	"draw" text NOT NULL,
	"prize" text NOT NULL,
	"taken" integer NOT NULL,
	CONSTRAINT "draw_stock_draw_prize_pk" PRIMARY KEY("draw","prize"),
	CONSTRAINT "draw_stock_taken" CHECK ("draw_stock"."taken" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ticket_purchases" (
	"member_id" text NOT NULL,
	"draw" text NOT NULL,
	"date" date NOT NULL,
	"bought" integer NOT NULL,
	CONSTRAINT "ticket_purchases_member_id_draw_date_pk" PRIMARY KEY("member_id","draw","date")
);
--> statement-breakpoint
DROP INDEX "draw_tickets_member";--> statement-breakpoint
ALTER TABLE "check_ins" DROP CONSTRAINT "check_ins_member_id_game_date_pk";--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_member_id_date_game_pk" PRIMARY KEY("member_id","date","game");--> statement-breakpoint
ALTER TABLE "check_ins" ADD COLUMN "make_up" smallint;--> statement-breakpoint
CREATE UNIQUE INDEX "draw_results_ticket" ON "draw_results" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "draw_results_member" ON "draw_results" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "draw_results_member_draw" ON "draw_results" USING btree ("member_id","draw","id");--> statement-breakpoint
CREATE UNIQUE INDEX "check_ins_make_up" ON "check_ins" USING btree ("member_id","game","cycle_start","make_up");--> statement-breakpoint
CREATE INDEX "draw_tickets_unused" ON "draw_tickets" USING btree ("member_id","draw","id") WHERE "draw_tickets"."used_at" is null;