CREATE TABLE "raffle_tickets" (
	"activity" text NOT NULL,
	"ticket" text NOT NULL,
	CONSTRAINT "raffle_tickets_activity_ticket_pk" PRIMARY KEY("activity","ticket")
);
--> statement-breakpoint
ALTER TABLE "raffle_draws" ALTER COLUMN "drawn_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "raffle_draws" ADD COLUMN "ticket_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
INSERT INTO "raffle_tickets" SELECT "activity", jsonb_array_elements_text("tickets") FROM "raffle_draws";--> statement-breakpoint
UPDATE "raffle_draws" SET "ticket_count" = jsonb_array_length("tickets");--> statement-breakpoint
ALTER TABLE "raffle_draws" DROP COLUMN "tickets";