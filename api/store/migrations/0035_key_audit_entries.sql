-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "audit_entries_by_id";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "audit_entries_by_id" ON "audit_entries" USING btree ("id","at");--> statement-breakpoint
-- Does nothing the second time.
-- squawk-ignore prefer-robust-stmts
ALTER TABLE "audit_entries" VALIDATE CONSTRAINT "audit_entries_before";
