-- outside a transaction
ALTER TABLE "ledger_lots" ADD COLUMN IF NOT EXISTS "returned_by" text;--> statement-breakpoint
ALTER TABLE "ledger_lots" ADD COLUMN IF NOT EXISTS "expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD COLUMN IF NOT EXISTS "year" smallint;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "ledger_lots_grant";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "ledger_lots_grant" ON "ledger_lots" USING btree ("transaction_id",coalesce("returned_by", ''));--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "ledger_lots_returned";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "ledger_lots_returned" ON "ledger_lots" USING btree ("returned_by") WHERE "ledger_lots"."returned_by" is not null;--> statement-breakpoint
-- ledger_lots_grant finds what it found.
DROP INDEX CONCURRENTLY IF EXISTS "ledger_lots_transaction";
