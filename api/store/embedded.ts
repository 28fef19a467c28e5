// The store on PGlite, PostgreSQL compiled into this process: nothing to install, one process at a time.
import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { withRetries, type Database, type Store } from './database.ts'
import { startEngine } from './engine.ts'
import { lockFolder } from './folderLock.ts'
import { migrate, refuseOtherTables } from './migrate.ts'
import { migrationsFolder } from './migrations.ts'
import { libraryParsers } from './parsers.ts'
import { traced } from './traced.ts'
import { StoreUnavailable } from './unavailable.ts'

/** Throws `StoreUnavailable` when the folder is in use, not writable or damaged. */
export async function openEmbedded(dataFolder: string): Promise<Store> {
  const unlock = lockFolder(dataFolder)
  try {
    const store = await migratedStore(await openEngine(join(dataFolder, 'database')))
    return { ...store, close: () => store.close().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

/**
 * A store on an engine that is already open; its tables are brought up to date. Nobody else is on its database: what is
 * done alone need only not be done twice here.
 */
export async function migratedStore(engine: PGlite): Promise<Store> {
  const db: Database = drizzle({ client: traced(engine) })
  await migrate(db, migrationsFolder)
  await refuseOtherTables(db, migrationsFolder)
  const busy = new Set<string>()
  return {
    db: withRetries(db),
    ping: async () => void (await db.execute(sql`select 1`)),
    engine: 'embedded',
    execute: async (text, values) => await execute(engine, text, values),
    withLock: async (name, work) => {
      if (busy.has(name)) return false
      busy.add(name)
      await work().finally(() => busy.delete(name))
      return true
    },
    close: () => engine.close(),
  }
}

/** One statement with values, or several without. */
async function execute(engine: PGlite, text: string, values: unknown[] = []) {
  const options = { parsers: Object.fromEntries(libraryParsers) }
  try {
    if (values.length > 0) return await engine.query<Record<string, unknown>>(text, values, options)
    return { rows: (await engine.exec(text, options)).flatMap(({ rows }) => rows) }
  } catch (error) {
    // A transaction that it began by a statement of its own would refuse whatever comes next on the one connection.
    await engine.query('rollback').catch(() => {})
    throw error
  }
}

async function openEngine(folder: string) {
  try {
    if (!existsSync(folder)) await createDatabase(folder)
    return await startEngine({ dataDir: folder })
  } catch {
    throw new StoreUnavailable(
      `The database in ${folder} is damaged, of another version or not writable: restore it from a backup, ` +
        'or move it away to start with an empty one.',
    )
  }
}

/** Under another name until it is whole: a first start that is killed half-way leaves no folder that cannot be opened. */
async function createDatabase(folder: string) {
  const draft = `${folder}.new`
  await rm(draft, { recursive: true, force: true })
  const engine = await startEngine({ dataDir: draft })
  await engine.close()
  await rename(draft, folder)
}
