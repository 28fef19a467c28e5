-- Gives servers a role that is not the owner of the tables. The owner runs `npm run migrate`; hub_server, the user of DATABASE_URL of web
-- servers and workers, reads and writes rows. It cannot change tables, disable triggers or empty tables: audit entries, consents and the
-- ledger are append-only for it, whatever an attacker makes a server do.
--
-- compose.yaml runs it when the database is made. Elsewhere the owner runs it once, in the hub's database, and may run it again:
--     DATABASE_PASSWORD=<of hub_server> psql --file deploy/roles.sql <address of the database, as its owner>
\set ON_ERROR_STOP on
\getenv password DATABASE_PASSWORD

SELECT 'CREATE ROLE hub_server' WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'hub_server') \gexec
ALTER ROLE hub_server LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS PASSWORD :'password';

-- Tables that are there, and those of migrations to come.
GRANT USAGE ON SCHEMA public TO hub_server;
REVOKE CREATE ON SCHEMA public FROM PUBLIC, hub_server;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO hub_server;
GRANT USAGE, SELECT, UPDATE ON ALL SEQUENCES IN SCHEMA public TO hub_server;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO hub_server;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT, UPDATE ON SEQUENCES TO hub_server;

-- Which migrations were applied: a server that starts reads it.
CREATE SCHEMA IF NOT EXISTS drizzle;
GRANT USAGE ON SCHEMA drizzle TO hub_server;
GRANT SELECT ON ALL TABLES IN SCHEMA drizzle TO hub_server;
ALTER DEFAULT PRIVILEGES IN SCHEMA drizzle GRANT SELECT ON TABLES TO hub_server;

-- The queue of jobs makes and changes its own tables.
CREATE SCHEMA IF NOT EXISTS pgboss;
DO $$
DECLARE
  statement text;
BEGIN
  FOR statement IN
    SELECT 'ALTER SCHEMA pgboss OWNER TO hub_server'
    UNION ALL
    -- Indexes and sequences of columns follow their tables.
    SELECT format('ALTER TABLE %s OWNER TO hub_server', oid::regclass)
      FROM pg_class WHERE relnamespace = 'pgboss'::regnamespace AND relkind IN ('r', 'p')
    UNION ALL
    SELECT format('ALTER ROUTINE %s OWNER TO hub_server', oid::regprocedure)
      FROM pg_proc WHERE pronamespace = 'pgboss'::regnamespace
    UNION ALL
    SELECT format('ALTER TYPE %s OWNER TO hub_server', oid::regtype)
      FROM pg_type WHERE typnamespace = 'pgboss'::regnamespace AND typtype = 'e'
  LOOP
    EXECUTE statement;
  END LOOP;
  -- The limits and forms of connections (api/store/connectionSettings.ts).
  FOR statement IN
    SELECT format('ALTER ROLE hub_server IN DATABASE %I SET %s = %L', current_database(), name, value)
      FROM (VALUES ('TimeZone', 'UTC'), ('DateStyle', 'ISO, MDY'), ('statement_timeout', '20000'), ('lock_timeout', '10000'),
        ('idle_in_transaction_session_timeout', '20000')) settings (name, value)
  LOOP
    EXECUTE statement;
  END LOOP;
END $$;
