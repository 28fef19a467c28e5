-- Creates a role for servers that does not own the tables. The owner runs `npm run migrate`. hub_server is the user in DATABASE_URL of web
-- servers and workers; it reads and writes rows. It cannot change tables, disable triggers or truncate tables: audit entries, consents and
-- the ledger are append-only for it, even if an attacker controls a server.
--
-- compose.yaml runs this file when it creates the database. In other deployments, the owner runs it once in the hub's database, as a
-- superuser. Running it again is safe:
--     DATABASE_PASSWORD=<of hub_server> psql --file deploy/roles.sql <URL of the database, with the owner>
\set ON_ERROR_STOP on
\getenv password DATABASE_PASSWORD

SELECT 'CREATE ROLE hub_server' WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'hub_server') \gexec
ALTER ROLE hub_server LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS PASSWORD :'password';

-- Grants access to existing tables, and to tables of later migrations.
GRANT USAGE ON SCHEMA public TO hub_server;
REVOKE CREATE ON SCHEMA public FROM PUBLIC, hub_server;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO hub_server;
GRANT USAGE, SELECT, UPDATE ON ALL SEQUENCES IN SCHEMA public TO hub_server;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO hub_server;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT, UPDATE ON SEQUENCES TO hub_server;

-- Grants read access to the applied migrations, which each server reads when it starts.
CREATE SCHEMA IF NOT EXISTS drizzle;
GRANT USAGE ON SCHEMA drizzle TO hub_server;
GRANT SELECT ON ALL TABLES IN SCHEMA drizzle TO hub_server;
ALTER DEFAULT PRIVILEGES IN SCHEMA drizzle GRANT SELECT ON TABLES TO hub_server;

-- Makes hub_server the owner of the schema pgboss, because the job queue creates and changes its tables there.
CREATE SCHEMA IF NOT EXISTS pgboss;
DO $$
DECLARE
  statement text;
BEGIN
  FOR statement IN
    SELECT 'ALTER SCHEMA pgboss OWNER TO hub_server'
    UNION ALL
    -- Skips indexes and sequences of columns, whose owner changes with the table.
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
  -- Sets timeouts and formats of connections, as in api/store/connectionSettings.ts.
  FOR statement IN
    SELECT format('ALTER ROLE hub_server IN DATABASE %I SET %s = %L', current_database(), name, value)
      FROM (VALUES ('TimeZone', 'UTC'), ('DateStyle', 'ISO, MDY'), ('statement_timeout', '20000'), ('lock_timeout', '10000'),
        ('idle_in_transaction_session_timeout', '20000')) settings (name, value)
  LOOP
    EXECUTE statement;
  END LOOP;
END $$;
