// Opens the store on PostgreSQL.
import { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client, Pool, types, type PoolClient, type QueryResult } from 'pg'
import { storedSettings, refuseOtherSettings, unlimited } from './connectionSettings.ts'
import { withRetries, type Database, type Store } from './database.ts'
import { migrate, refuseOtherTables } from './migrate.ts'
import { migrationsFolder } from './migrations.ts'
import { libraryParsers, parsers } from './parsers.ts'
import { isPooled, leaveNamesOut } from './pooler.ts'
import { sharingReads } from './sharedReads.ts'
import { traced } from './traced.ts'
import { transactionOn } from './transaction.ts'
import { NotAnswering, StoreUnavailable, unavailablePostgres } from './unavailable.ts'
import { openWatch, type Watch } from './watch.ts'

// Sets the parsers globally, because drizzle passes the driver's global parsers with each query.
for (const [type, parse] of parsers) types.setTypeParser(type, parse)

/**
 * Number of the advisory lock for migrations: "hub" in ASCII. Another number would work too if no other program uses it
 * on the same database.
 */
const migrationLock = 0x687562

/** First of two advisory-lock numbers for `withLock`; the second is a hash of the lock's name. */
const aloneLocks = 0x687562

type Row = Record<string, unknown>
type Result = QueryResult<Row>

const libraryTypes = {
  getTypeParser: (type: number, format?: 'text' | 'binary'): unknown =>
    libraryParsers.get(type) ?? types.getTypeParser(type, format),
}

/** Timeouts in milliseconds that this process enforces, in case the database no longer enforces its own timeouts. */
export const ownTimeouts = {
  pingEvery: 250,
  /**
   * Time without a response after which the database counts as unresponsive. Requests must be answered within 5 s. This
   * time is shorter, because on a busy host both a ping and a response take a while.
   */
  silence: 2_500,
  /** Time without a response after which a connection is closed. No statement takes longer. */
  answer: 25_000,
}

/**
 * @param options timeouts that replace the defaults, and the name of the environment variable that contains the URL
 * @throws StoreUnavailable if PostgreSQL cannot be reached or rejects the connection, or if this server does not
 * support its tables or settings
 */
export async function openPostgres(
  databaseUrl: string,
  options: Partial<typeof ownTimeouts> & { variable?: string } = {},
): Promise<Store> {
  const { pingEvery, silence, answer, variable } = { ...ownTimeouts, ...options }
  const connection = connectionTo(databaseUrl, variable)
  const watch = openWatch(connection, { pingEvery, silence })
  const refused = (error: unknown) => unavailablePostgres(databaseUrl, error, variable)
  const pooled = await isPooled(connection).catch((error: unknown) => Promise.reject(refused(error)))
  const pool = openPool(databaseUrl, { answer, pooled, Client: watch.WatchedClient })
  const db: Database = drizzle({ client: sharingReads(traced(pool)) })
  try {
    await refuseOtherTables(db, migrationsFolder)
    await refuseOtherSettings(db)
  } catch (error) {
    await pool.end()
    throw refused(error)
  }
  watch.start()
  db.transaction = transactionOn(pool)
  return {
    db: withRetries(db),
    pool,
    ping: watch.check,
    engine: 'postgres',
    execute: async (text, values) => {
      const result: Result | Result[] = await pool.query<Row>({ text, values, types: libraryTypes })
      return { rows: [result].flat().flatMap(({ rows }) => rows) }
    },
    withLock: (name, work) => withLock(pool, name, work),
    close: async () => {
      await watch.stop()
      await pool.end()
    },
  }
}

/**
 * Migrates the tables, and stores the connection settings of the database user. Statements have no timeouts, because
 * tables may be large. Concurrent calls wait for the first one. If the URL leads to a connection pooler, makes no
 * changes, and throws an error if migrations are pending.
 * @param folder folder with the migrations
 * @throws StoreUnavailable, or MigrationFailed
 */
export async function migratePostgres(databaseUrl: string, folder = migrationsFolder): Promise<void> {
  const connection = connectionTo(databaseUrl)
  const client = new Client({ ...connection, options: unlimited })
  // Ignores the event for a lost connection, because the promise of a statement on this connection is rejected anyway.
  client.on('error', () => {})
  try {
    if (await isPooled(connection)) return await refuseByPooler(databaseUrl)
    await client.connect()
    await waitForMigrationLock(client)
    await client.query(storedSettings(client.database ?? ''))
    const db: Database = drizzle({ client })
    await migrate(db, folder)
    await refuseOtherTables(db, folder)
  } catch (error) {
    throw unavailablePostgres(databaseUrl, error)
  } finally {
    await client.end()
  }
}

async function refuseByPooler(databaseUrl: string) {
  try {
    await (await openPostgres(databaseUrl)).close()
  } catch (cause) {
    throw new StoreUnavailable(
      'DATABASE_URL must be the URL of PostgreSQL itself for migrations, not of a connection pooler.',
      { cause },
    )
  }
}

/**
 * Waits for the lock that allows only one migration at a time. The lock belongs to the connection, so that it is
 * released if the process dies. Tries the lock repeatedly, because `create index concurrently` would wait for a
 * statement that waits for the lock.
 */
async function waitForMigrationLock(client: Client) {
  for (;;) {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      migrationLock,
    ])
    if (rows[0]?.locked) return
    await pause(200)
  }
}

/**
 * Opens the connection pool of a server.
 * @param options `answer`: milliseconds without a response until a connection is closed; `pooled`: true if a connection
 * pooler is in front of PostgreSQL
 */
export function openPool(
  databaseUrl: string,
  options: { answer?: number; pooled?: boolean; Client?: Watch['WatchedClient'] } = {},
) {
  const pool = new Pool({ ...connectionTo(databaseUrl), max: 20, Client: options.Client })
  // Adds a listener, because the `error` event of a connection that PostgreSQL closes would otherwise end the process.
  // The promise of a query on this connection is rejected, and the pool replaces the connection.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    giveUpAfter(client, options.answer ?? ownTimeouts.answer)
    if (options.pooled) leaveNamesOut(client)
  })
  return pool
}

/** @param milliseconds milliseconds without traffic until the connection is closed; 0 disables the timeout */
function giveUpAfter({ connection: { stream } }: PoolClient, milliseconds: number) {
  if (stream instanceof Socket) stream.setTimeout(milliseconds, () => stream.destroy(new NotAnswering()))
}

/**
 * Runs `work` while holding a lock. The lock belongs to a separate transaction without other statements. It is
 * therefore released if the server dies, and `work` can use several transactions.
 */
async function withLock(pool: Pool, name: string, work: () => Promise<void>) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<{ locked: boolean }>(
      'select pg_try_advisory_xact_lock($1, hashtext($2)) as locked',
      [aloneLocks, name],
    )
    if (!rows[0]?.locked) return false
    await client.query('set local idle_in_transaction_session_timeout = 0')
    giveUpAfter(client, 0)
    await work()
    return true
  } finally {
    await client.query('rollback').finally(() => client.release(true))
  }
}

function connectionTo(databaseUrl: string, variable = 'DATABASE_URL') {
  if (!URL.canParse(databaseUrl))
    throw new StoreUnavailable(
      `${variable} must be a URL such as postgres://user:password@host:port/database.`,
    )
  return {
    connectionString: databaseUrl,
    connectionTimeoutMillis: 10_000,
    // Sends a TCP probe on a connection that was idle for ten seconds, and closes it if no response arrives within ten
    // more seconds. Proxies and firewalls may have dropped idle connections.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  }
}
