-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "orders_number";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_number" ON "orders" USING btree ("number");
