ALTER TABLE "right_proofs" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "code_amounts" jsonb DEFAULT '{}'::jsonb NOT NULL;