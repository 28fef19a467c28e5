-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "contact_messages_state";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "contact_messages_state" ON "contact_messages" USING btree ("state","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "contact_messages_topic";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "contact_messages_topic" ON "contact_messages" USING btree ("state","topic","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "contact_messages_language";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "contact_messages_language" ON "contact_messages" USING btree ("state","language","id");
