-- Nothing is read or written anew: the key has its index, the bound was checked, and the other index is found in its place.
ALTER TABLE "tracking_events" DROP CONSTRAINT "tracking_events_pkey";--> statement-breakpoint
ALTER TABLE "tracking_events" ADD CONSTRAINT "tracking_events_received_at_id_pk" PRIMARY KEY USING INDEX "tracking_events_by_time";--> statement-breakpoint
ALTER TABLE "tracking_events" SET SCHEMA "partitions";--> statement-breakpoint
-- The table of that name is another by the end of the transaction.
-- squawk-ignore renaming-table
ALTER TABLE "partitions"."tracking_events" RENAME TO "tracking_events_before";--> statement-breakpoint
CREATE TABLE "tracking_events" (
	LIKE "partitions"."tracking_events_before",
	CONSTRAINT "tracking_events_received_at_id_pk" PRIMARY KEY("received_at","id")
) PARTITION BY RANGE ("received_at");
--> statement-breakpoint
CREATE INDEX "tracking_events_uid" ON "tracking_events" USING btree ("uid");--> statement-breakpoint
DO $$
DECLARE
  bound text := (SELECT substring(pg_get_constraintdef(oid) FROM '''(.+?)''') FROM pg_constraint
    WHERE conrelid = 'partitions.tracking_events_before'::regclass AND conname = 'tracking_events_before');
  given record;
BEGIN
  EXECUTE format('ALTER TABLE tracking_events ATTACH PARTITION partitions.tracking_events_before FOR VALUES FROM (MINVALUE) TO (%L)', bound);
  FOR given IN
    SELECT grantee::regrole AS role, privilege_type AS privilege
      FROM pg_class, aclexplode(relacl) WHERE oid = 'partitions.tracking_events_before'::regclass AND grantee > 0
  LOOP
    EXECUTE format('GRANT %s ON tracking_events TO %s', given.privilege, given.role);
  END LOOP;
END $$;
--> statement-breakpoint
ALTER TABLE "partitions"."tracking_events_before" DROP CONSTRAINT "tracking_events_before";--> statement-breakpoint
-- Takes what has no month yet: no write is ever refused.
CREATE TABLE "partitions"."tracking_events_default" PARTITION OF "tracking_events" DEFAULT;
