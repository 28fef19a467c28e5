// The store on PostgreSQL.
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Pool, types, type QueryResult } from 'pg'
import { withRetries, type Database, type Store } from './database.ts'
import { migrations } from './migrations.ts'
import { libraryParsers, parsers } from './parsers.ts'
import { StoreUnavailable, unavailablePostgres } from './unavailable.ts'

// drizzle hands every query the driver's global parsers, so there is no narrower place to set them.
for (const [type, parse] of parsers) types.setTypeParser(type, parse)

/** Any number that no other user of the same database locks: "hub" in ASCII. */
const migrationLock = 0x687562

/** The same for the first of two numbers: what is done alone is told apart by the second. */
const aloneLocks = 0x687562

/**
 * Milliseconds after which PostgreSQL ends a statement, a wait for a lock, or a transaction in which nothing happens, so that
 * one that hangs does not hold connections and rows from everybody else. The embedded engine has one connection and no
 * clock that could interrupt it: nothing waits for a lock there.
 */
export const timeouts = {
  statement_timeout: 20_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 20_000,
}

const libraryTypes = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    libraryParsers.get(type) ?? types.getTypeParser(type, format),
}

/** Throws `StoreUnavailable` when PostgreSQL cannot be reached or refuses. */
export async function openPostgres(
  databaseUrl: string,
  limits: Partial<typeof timeouts> = {},
): Promise<Store> {
  const pool = openPool(databaseUrl, limits)
  try {
    await bringUpToDate(pool)
  } catch (error) {
    await pool.end()
    throw unavailablePostgres(databaseUrl, error)
  }
  const db: Database = drizzle({ client: pool })
  return {
    db: withRetries(db),
    pool,
    ping: async () => void (await db.execute(sql`select 1`)),
    engine: 'postgres',
    execute: async (text, values) => {
      const result: QueryResult | QueryResult[] = await pool.query({ text, values, types: libraryTypes })
      return { rows: [result].flat().flatMap(({ rows }) => rows) }
    },
    withLock: (name, work) => withLock(pool, name, work),
    close: () => pool.end(),
  }
}

/** The connections of one server. */
export function openPool(databaseUrl: string, limits: Partial<typeof timeouts> = {}) {
  if (!URL.canParse(databaseUrl))
    throw new StoreUnavailable(
      'DATABASE_URL is not an address: write postgres://user:password@host:port/database.',
    )
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 20,
    connectionTimeoutMillis: 10_000,
    ...timeouts,
    ...limits,
    options: '-c timezone=UTC -c datestyle=ISO',
  })
  // A connection that the server ends emits `error`, and without a listener that ends this process. The query that was
  // using it fails by itself, and the pool replaces it.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** On a connection of its own: a server that dies half-way lets go of the lock, and work is no single transaction. */
async function withLock(pool: Pool, name: string, work: () => Promise<void>) {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ locked: boolean }>(
      'select pg_try_advisory_lock($1, hashtext($2)) as locked',
      [aloneLocks, name],
    )
    if (!rows[0]?.locked) return false
    await work().finally(() =>
      client.query('select pg_advisory_unlock($1, hashtext($2))', [aloneLocks, name]),
    )
    return true
  } finally {
    client.release(true)
  }
}

/** One server at a time: the lock belongs to the connection, so that a server that dies half-way lets go of it. */
async function bringUpToDate(pool: Pool) {
  const client = await pool.connect()
  try {
    // Another server may be migrating a large table: neither that wait nor a migration has a limit.
    for (const limit of Object.keys(timeouts)) await client.query(`set ${limit} = 0`)
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle({ client }), migrations)
  } finally {
    client.release(true)
  }
}
