-- As 0031 says of events.
DO $$ BEGIN
  EXECUTE format('ALTER TABLE audit_entries ADD CONSTRAINT audit_entries_before CHECK (at < %L) NOT VALID', (
    SELECT (date_trunc('month', greatest(now(), max(at)) AT TIME ZONE 'UTC') + interval '2 months') AT TIME ZONE 'UTC'
      FROM audit_entries));
END $$;
