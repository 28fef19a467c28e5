-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "staff_approvals_running";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "staff_approvals_running" ON "staff_approvals" USING btree ("id") WHERE "staff_approvals"."verdict" = 'approved' and "staff_approvals"."ended_at" is null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "staff_approvals_requester";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "staff_approvals_requester" ON "staff_approvals" USING btree ("requested_by","requested_at","id") WHERE "staff_approvals"."kind" in ('parcelExport', 'parcelMove');
