ALTER TABLE "raffle_entries" ADD COLUMN "told_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "raffle_entries_untold" ON "raffle_entries" USING btree ("activity","id") WHERE "raffle_entries"."told_at" is null;--> statement-breakpoint
UPDATE "raffle_entries" SET "told_at" = "entered_at" WHERE "state" <> 'entered';
