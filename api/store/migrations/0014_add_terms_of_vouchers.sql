ALTER TABLE "raffle_seeds" ADD COLUMN "winners_reward" jsonb;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "terms" jsonb;