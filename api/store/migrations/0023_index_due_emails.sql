-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "notice_emails_due";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "notice_emails_due" ON "notice_emails" USING btree ("due_at") WHERE "notice_emails"."sent_at" is null;