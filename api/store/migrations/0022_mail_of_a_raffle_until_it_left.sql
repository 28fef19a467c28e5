ALTER TABLE "raffle_entries" ADD COLUMN "mail_at" timestamp (3) with time zone;
