// The store on PostgreSQL.
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

// drizzle hands every query the driver's global parsers, so there is no narrower place to set them.
for (const [type, parse] of parsers) types.setTypeParser(type, parse)

/** Any number that no other user of the same database locks: "hub" in ASCII. */
const migrationLock = 0x687562

/** The same for the first of two numbers: what is done alone is told apart by the second. */
const aloneLocks = 0x687562

type Row = Record<string, unknown>
type Result = QueryResult<Row>

const libraryTypes = {
  getTypeParser: (type: number, format?: 'text' | 'binary'): unknown =>
    libraryParsers.get(type) ?? types.getTypeParser(type, format),
}

/** Milliseconds that count on this side, for a database that cannot end anything any more. */
export const ownTimeouts = {
  pingEvery: 250,
  /** Everybody is to be answered within 5 s, and on a busy machine both a ping and an answer take a while. */
  silence: 2_500,
  /** Until one connection is given up that nothing comes from: no statement takes that long. */
  answer: 25_000,
}

/**
 * @param options limits of its own, and which variable has the address
 * @throws StoreUnavailable when PostgreSQL cannot be reached or refuses, or its tables and settings are not for this server
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
 * Brings tables and this user's settings up to date; of several that are told to at once, one does it and the others wait. Without
 * limits of time: a table may be large. By a pooler it does nothing, and throws where something is due.
 * @param folder of migrations
 * @throws StoreUnavailable, or MigrationFailed
 */
export async function migratePostgres(databaseUrl: string, folder = migrationsFolder): Promise<void> {
  const connection = connectionTo(databaseUrl)
  const client = new Client({ ...connection, options: unlimited })
  // What a lost connection was asked fails by itself.
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
 * The lock belongs to the connection: who dies half-way lets go of it. It is asked for again and again, because a statement that
 * waits for it would be waited for in turn by an index that is made concurrently.
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
 * The connections of one server.
 * @param options `answer` is the time after which one is given up, in milliseconds; `pooled` says that a pooler is before PostgreSQL
 */
export function openPool(
  databaseUrl: string,
  options: { answer?: number; pooled?: boolean; Client?: Watch['WatchedClient'] } = {},
) {
  const pool = new Pool({ ...connectionTo(databaseUrl), max: 20, Client: options.Client })
  // A connection that the server ends emits `error`, and without a listener that ends this process. The query that was
  // using it fails by itself, and the pool replaces it.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    giveUpAfter(client, options.answer ?? ownTimeouts.answer)
    if (options.pooled) leaveNamesOut(client)
  })
  return pool
}

/** @param milliseconds in which nothing comes and nothing is sent; 0 for as long as it takes */
function giveUpAfter({ connection: { stream } }: PoolClient, milliseconds: number) {
  if (stream instanceof Socket) stream.setTimeout(milliseconds, () => stream.destroy(new NotAnswering()))
}

/**
 * The lock is a transaction's of its own, in which nothing else is done: a server that dies half-way lets go of it, and work is no
 * single transaction.
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
    // Asks after ten seconds without a word, and gives up after ten more: what is between may forget quiet connections.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  }
}
