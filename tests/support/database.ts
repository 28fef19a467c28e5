// Provides each test file with a separate, migrated and empty store on the engine of its vitest project.
import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, inject } from 'vitest'
import { storedSettings, type timeouts } from '#api/store/connectionSettings.ts'
import { migratedStore } from '#api/store/embedded.ts'
import { openPostgres } from '#api/store/postgres.ts'
import type { Store } from '#api/store/store.ts'
import { takeEngine } from './engines.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** `pooled` is the URL of the connection pooler, if tests connect through a pooler. */
    database: { engine: 'postgres'; url: string; pooled?: string } | { engine: 'embedded'; dump: string }
  }
}

/**
 * Database engine of the vitest project, for tests that only one engine supports: `describe.runIf(engine ===
 * 'postgres')`.
 */
export const { engine } = inject('database')

/**
 * Opens a store; call and await this function at the top of a test file. The store is closed after the last test. The
 * timeout is long, because parallel tests may delay PostgreSQL for seconds.
 */
export async function testStore(): Promise<Store> {
  const database = inject('database')
  const store =
    database.engine === 'postgres'
      ? await openPostgres(await freshDatabase(), { silence: 20_000 })
      : await embeddedStore(database.dump)
  afterAll(() => store.close())
  return store
}

/**
 * Creates a migrated database and returns its URL; PostgreSQL only.
 * @param limits timeouts that override the defaults
 */
export async function freshDatabase(limits?: Partial<typeof timeouts>): Promise<string> {
  const { url, pooled } = postgres()
  const name = `test_${randomBytes(6).toString('hex')}`
  await queryRows(`${url}/postgres`, `create database ${name}`)
  await queryRows(`${url}/postgres`, storedSettings(name, limits))
  return `${pooled ?? url}/${name}`
}

/** Checks whether the tests connect to PostgreSQL through a pooler. */
export const isPooled = () => postgres().pooled !== undefined

/** Returns the URL of a database without the pooler. */
export const direct = (databaseUrl: string) => postgres().url + new URL(databaseUrl).pathname

function postgres() {
  const database = inject('database')
  if (database.engine !== 'postgres') throw new Error('Only PostgreSQL has a URL.')
  return database
}

/** Runs a statement on the database at the URL. @returns its rows */
export async function queryRows(url: string, query: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows }: { rows: unknown[] } = await client.query(query).finally(() => client.end())
  return rows
}

/** Creates a database without tables and returns its URL; PostgreSQL only. */
export async function emptyDatabase(): Promise<string> {
  const url = direct(await freshDatabase())
  await queryRows(url, 'drop schema public cascade; drop schema drizzle cascade; create schema public')
  return url
}

async function embeddedStore(dump: string): Promise<Store> {
  const lease = await takeEngine(dump)
  return { ...(await migratedStore(lease.engine)), close: lease.giveBack }
}
