// A store of its own for each test file, empty and migrated, on the engine of the vitest project that runs it.
import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, inject } from 'vitest'
import { keptSettings, type timeouts } from '#api/store/connectionSettings.ts'
import { migratedStore } from '#api/store/embedded.ts'
import { openPostgres } from '#api/store/postgres.ts'
import type { Store } from '#api/store/store.ts'
import { takeEngine } from './engines.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** `pooled` is a pooler's address, where the tests are to reach PostgreSQL by one. */
    database: { engine: 'postgres'; url: string; pooled?: string } | { engine: 'embedded'; dump: string }
  }
}

/** For tests of what only one engine can do: `describe.runIf(engine === 'postgres')`. */
export const { engine } = inject('database')

/** To be awaited at the top of a test file; closed after its last test. Patient: what runs beside it may hold PostgreSQL up for seconds. */
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
 * The address of a new, migrated database; postgres only.
 * @param limits other than the hub's own
 */
export async function freshDatabase(limits?: Partial<typeof timeouts>): Promise<string> {
  const { url, pooled } = postgres()
  const name = `test_${randomBytes(6).toString('hex')}`
  await queryRows(`${url}/postgres`, `create database ${name}`)
  await queryRows(`${url}/postgres`, keptSettings(name, limits))
  return `${pooled ?? url}/${name}`
}

/** Whether the tests reach PostgreSQL by way of a pooler. */
export const isPooled = () => postgres().pooled !== undefined

/** PostgreSQL's own address of a database. */
export const direct = (databaseUrl: string) => postgres().url + new URL(databaseUrl).pathname

function postgres() {
  const database = inject('database')
  if (database.engine !== 'postgres') throw new Error('Only PostgreSQL has an address')
  return database
}

/** The rows that a statement has on the database of that address. */
export async function queryRows(url: string, query: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows }: { rows: unknown[] } = await client.query(query).finally(() => client.end())
  return rows
}

/** The address of a database without a table; postgres only. */
export async function emptyDatabase(): Promise<string> {
  const url = direct(await freshDatabase())
  await queryRows(url, 'drop schema public cascade; drop schema drizzle cascade; create schema public')
  return url
}

async function embeddedStore(dump: string): Promise<Store> {
  const lease = await takeEngine(dump)
  return { ...(await migratedStore(lease.engine)), close: lease.giveBack }
}
