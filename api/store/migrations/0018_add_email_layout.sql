ALTER TABLE "waiting_messages" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "waiting_messages" ADD COLUMN "button" text;