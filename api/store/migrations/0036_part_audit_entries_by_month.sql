-- As 0033 does with events. Partitions have the trigger of rows from their table, and that of emptying each by itself.
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_pkey";--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_pkey" PRIMARY KEY USING INDEX "audit_entries_by_id";--> statement-breakpoint
DROP TRIGGER "audit_entries_append_only" ON "audit_entries";--> statement-breakpoint
ALTER TABLE "audit_entries" SET SCHEMA "partitions";--> statement-breakpoint
-- squawk-ignore renaming-table
ALTER TABLE "partitions"."audit_entries" RENAME TO "audit_entries_before";--> statement-breakpoint
CREATE TABLE "audit_entries" (
	LIKE "partitions"."audit_entries_before",
	CONSTRAINT "audit_entries_pkey" PRIMARY KEY("id","at")
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE INDEX "audit_entries_member" ON "audit_entries" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_what" ON "audit_entries" USING btree ("what","id");--> statement-breakpoint
CREATE TRIGGER "audit_entries_append_only" BEFORE UPDATE OR DELETE ON "audit_entries"
  FOR EACH ROW EXECUTE FUNCTION audit_entries_refuse_change();
--> statement-breakpoint
CREATE TRIGGER "audit_entries_not_emptied" BEFORE TRUNCATE ON "audit_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION audit_entries_refuse_change();
--> statement-breakpoint
DO $$
DECLARE
  bound text := (SELECT substring(pg_get_constraintdef(oid) FROM '''(.+?)''') FROM pg_constraint
    WHERE conrelid = 'partitions.audit_entries_before'::regclass AND conname = 'audit_entries_before');
  given record;
BEGIN
  EXECUTE format('ALTER TABLE audit_entries ATTACH PARTITION partitions.audit_entries_before FOR VALUES FROM (MINVALUE) TO (%L)', bound);
  FOR given IN
    SELECT grantee::regrole AS role, privilege_type AS privilege
      FROM pg_class, aclexplode(relacl) WHERE oid = 'partitions.audit_entries_before'::regclass AND grantee > 0
  LOOP
    EXECUTE format('GRANT %s ON audit_entries TO %s', given.privilege, given.role);
  END LOOP;
END $$;
--> statement-breakpoint
ALTER TABLE "partitions"."audit_entries_before" DROP CONSTRAINT "audit_entries_before";--> statement-breakpoint
CREATE TABLE "partitions"."audit_entries_default" PARTITION OF "audit_entries" DEFAULT;--> statement-breakpoint
CREATE TRIGGER "audit_entries_not_emptied" BEFORE TRUNCATE ON "partitions"."audit_entries_default"
  FOR EACH STATEMENT EXECUTE FUNCTION audit_entries_refuse_change();
