// Opens the store on PostgreSQL.
import { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client, Pool, types, type PoolClient, type QueryResult } from 'pg'
import { keptSettings, refuseOtherSettings, unlimited } from './connectionSettings.ts'
import { withRetries, type Database, type Store } from './database.ts'
import { migrate, refuseOtherTables } from './migrate.ts'
import { migrationsFolder } from './migrations.ts'
import { libraryParsers, parsers } from './parsers.ts'
import { isPooled, leaveNamesOut } from './pooler.ts'
import { traced } from './traced.ts'
import { transactionOn } from './transaction.ts'
import { NotAnswering, StoreUnavailable, unavailablePostgres } from './unavailable.ts'
import { openWatch, type Watch } from './watch.ts'

// drizzle passes the driver's global parsers with each query, so a narrower scope is not possible.
for (const [type, parse] of parsers) types.setTypeParser(type, parse)

/** Arbitrary advisory-lock number, unique among users of the database: "hub" in ASCII. */
const migrationLock = 0x687562

/** First of two advisory-lock numbers for `withLock`; the second is a hash of the lock's name. */
const aloneLocks = 0x687562

type Row = Record<string, unknown>
type Result = QueryResult<Row>

const libraryTypes = {
  getTypeParser: (type: number, format?: 'text' | 'binary'): unknown =>
    libraryParsers.get(type) ?? types.getTypeParser(type, format),
}

/** Client-side timeouts in milliseconds, for a database that cannot enforce its own timeouts any more. */
export const ownTimeouts = {
  pingEvery: 250,
  /** Requests must be answered within 5 s, and on a busy host both a ping and a response take a while. */
  silence: 2_500,
  /** Timeout of a connection without a response: longer than any statement takes. */
  answer: 25_000,
}

/**
 * @param options overrides of timeouts, and the variable that contains the URL
 * @throws StoreUnavailable if PostgreSQL cannot be reached or rejects the connection, or if its tables or settings do
 * not fit this server
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
  const db: Database = drizzle({ client: traced(pool) })
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
 * Migrates tables and connection settings of this user, without timeouts because tables may be large. Concurrent calls
 * wait for the first one. Through a connection pooler it makes no changes, and throws if migrations are pending.
 * @param folder contains migrations
 * @throws StoreUnavailable, or MigrationFailed
 */
export async function migratePostgres(databaseUrl: string, folder = migrationsFolder): Promise<void> {
  const connection = connectionTo(databaseUrl)
  const client = new Client({ ...connection, options: unlimited })
  // A statement on a lost connection rejects its promise, so the event needs no handling.
  client.on('error', () => {})
  try {
    if (await isPooled(connection)) return await refuseByPooler(databaseUrl)
    await client.connect()
    await waitForMigrationLock(client)
    await client.query(keptSettings(client.database ?? ''))
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
      'Tables are brought up to date with PostgreSQL’s own address in DATABASE_URL, not a pooler’s.',
      { cause },
    )
  }
}

/**
 * The lock belongs to the connection, so it is released if the process dies. Polls for it, because `create index
 * concurrently` would wait for a statement that waits for the lock.
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
 * @param options `answer`: timeout of a connection without a response, in ms; `pooled`: true if a connection pooler is
 * in front of PostgreSQL
 */
export function openPool(
  databaseUrl: string,
  options: { answer?: number; pooled?: boolean; Client?: Watch['WatchedClient'] } = {},
) {
  const pool = new Pool({ ...connectionTo(databaseUrl), max: 20, Client: options.Client })
  // A connection that the server closes emits `error`, which ends the process without a listener. The query that used
  // it rejects, and the pool replaces it.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    giveUpAfter(client, options.answer ?? ownTimeouts.answer)
    if (options.pooled) leaveNamesOut(client)
  })
  return pool
}

/** @param milliseconds timeout without traffic; 0 disables it */
function giveUpAfter({ connection: { stream } }: PoolClient, milliseconds: number) {
  if (stream instanceof Socket) stream.setTimeout(milliseconds, () => stream.destroy(new NotAnswering()))
}

/**
 * The lock belongs to a separate, otherwise empty transaction: it is released if the server dies, and `work` may use
 * several transactions.
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
      `${variable} is not an address: write postgres://user:password@host:port/database.`,
    )
  return {
    connectionString: databaseUrl,
    connectionTimeoutMillis: 10_000,
    // Probes an idle connection after ten seconds and closes it after ten more, because proxies and firewalls drop idle
    // connections.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  }
}
