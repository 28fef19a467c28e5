// A store of its own for each test file, empty and migrated, on the engine of the vitest project that runs it.
import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, inject } from 'vitest'
import { migratedStore } from '../../api/store/embedded.ts'
import { openPostgres } from '../../api/store/postgres.ts'
import type { Store } from '../../api/store/store.ts'
import { takeEngine } from './engines.ts'

declare module 'vitest' {
  interface ProvidedContext {
    database: { engine: 'postgres'; url: string } | { engine: 'embedded'; dump: string }
  }
}

/** For tests of what only one engine can do: `describe.runIf(engine === 'postgres')`. */
export const { engine } = inject('database')

/** To be awaited at the top of a test file; closed after its last test. */
export async function testStore(): Promise<Store> {
  const database = inject('database')
  const store =
    database.engine === 'postgres'
      ? await openPostgres(await freshDatabase())
      : await embeddedStore(database.dump)
  afterAll(() => store.close())
  return store
}

/** The address of a new, migrated database; postgres only. */
export async function freshDatabase(): Promise<string> {
  const database = inject('database')
  if (database.engine !== 'postgres') throw new Error('Only PostgreSQL has an address')
  const name = `test_${randomBytes(6).toString('hex')}`
  const client = new Client({ connectionString: `${database.url}/postgres` })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return `${database.url}/${name}`
}

async function embeddedStore(dump: string): Promise<Store> {
  const taken = await takeEngine(dump)
  return { ...(await migratedStore(taken.engine)), close: taken.giveBack }
}
