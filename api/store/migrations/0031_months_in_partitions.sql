-- Partitions stand apart from tables, so that whoever lists tables finds each once.
CREATE SCHEMA IF NOT EXISTS partitions;
--> statement-breakpoint
GRANT USAGE ON SCHEMA partitions TO PUBLIC;
--> statement-breakpoint
-- What a table of months is made of: the default partition has no bounds, and what was there before it had months has no beginning.
CREATE OR REPLACE FUNCTION partitions.partitions_of(parent text)
  RETURNS TABLE (partition text, begins timestamptz, ends timestamptz) LANGUAGE sql
  SET search_path = pg_catalog, pg_temp SET timezone = 'UTC' SET datestyle = 'ISO' AS $$
  SELECT relname::text, substring(bound FROM 'FROM \(''(.+?)''\)')::timestamptz, substring(bound FROM 'TO \(''(.+?)''\)')::timestamptz
    FROM pg_inherits JOIN pg_class c ON c.oid = inhrelid, pg_get_expr(relpartbound, c.oid) bound
   WHERE inhparent = format('public.%I', parent)::regclass
$$;
--> statement-breakpoint
-- Makes the month of that time, in UTC, unless there is a partition for it, or the default one has rows of it, which stay there.
-- Whoever has the hub's connection makes and drops months, and nothing else, without owning tables.
CREATE OR REPLACE FUNCTION partitions.add_month(parent text, at timestamptz) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp SET timezone = 'UTC' SET datestyle = 'ISO' SET lock_timeout = '1s' AS $$
DECLARE
  first timestamptz := date_trunc('month', at);
  next timestamptz := first + interval '1 month';
  name text := parent || to_char(first, '_YYYY_MM');
  definition text;
BEGIN
  -- One at a time; whoever reads and writes does not wait.
  EXECUTE format('LOCK TABLE ONLY public.%I IN SHARE UPDATE EXCLUSIVE MODE', parent);
  IF EXISTS (SELECT FROM partitions.partitions_of(parent) WHERE ends > first AND coalesce(begins, '-infinity') < next) THEN
    RETURN;
  END IF;
  EXECUTE format('CREATE TABLE partitions.%I (LIKE public.%I INCLUDING ALL)', name, parent);
  EXECUTE format('ALTER TABLE public.%I ATTACH PARTITION partitions.%I FOR VALUES FROM (%L) TO (%L)', parent, name, first, next);
  -- A partition has the triggers of rows from its table, and not those of statements.
  FOR definition IN
    SELECT pg_get_triggerdef(oid) FROM pg_trigger
     WHERE tgrelid = format('public.%I', parent)::regclass AND NOT tgisinternal AND tgtype & 1 = 0
  LOOP
    EXECUTE replace(definition, format(' ON public.%I ', parent), format(' ON partitions.%I ', name));
  END LOOP;
EXCEPTION WHEN check_violation THEN
  RETURN;
END $$;
--> statement-breakpoint
-- Drops the oldest partition with nothing from then on. Who reads it meanwhile is waited for, for a second. Of the audit nobody drops
-- what nobody may delete.
CREATE OR REPLACE FUNCTION partitions.drop_month(parent text, before timestamptz) RETURNS text LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp SET timezone = 'UTC' SET datestyle = 'ISO' SET lock_timeout = '1s' AS $$
DECLARE
  oldest text := (
    SELECT partition FROM partitions.partitions_of(parent)
     WHERE ends <= before AND (parent <> 'audit_entries' OR ends <= now() - interval '365 days') ORDER BY ends LIMIT 1);
BEGIN
  IF oldest IS NOT NULL THEN
    EXECUTE format('DROP TABLE IF EXISTS partitions.%I', oldest);
  END IF;
  RETURN oldest;
END $$;
--> statement-breakpoint
-- What is there by the month after next becomes the first partition. Rows that come until then keep to it, whichever server writes them.
DO $$ BEGIN
  EXECUTE format('ALTER TABLE tracking_events ADD CONSTRAINT tracking_events_before CHECK (received_at < %L) NOT VALID', (
    SELECT (date_trunc('month', greatest(now(), max(received_at)) AT TIME ZONE 'UTC') + interval '2 months') AT TIME ZONE 'UTC'
      FROM tracking_events));
END $$;
