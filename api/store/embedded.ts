// Opens the store on PGlite, a PostgreSQL that runs inside this process. It requires no installation and supports a
// single process.
import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { answerCopyRequests, requestCopy } from './copyRequests.ts'
import { withRetries, type Database, type Store } from './database.ts'
import { startEngine } from './engine.ts'
import { lockFolder } from './folderLock.ts'
import { migrate, refuseOtherTables } from './migrate.ts'
import { migrationsFolder } from './migrations.ts'
import { refuseMoved } from './moveMarker.ts'
import { libraryParsers } from './parsers.ts'
import { folderMode, makePrivate } from './privateFiles.ts'
import { sharingReads } from './sharedReads.ts'
import { traced } from './traced.ts'
import { StoreUnavailable } from './unavailable.ts'

/** Returns the folder of the database in a data folder. */
export const databaseIn = (dataFolder: string) => join(dataFolder, 'database')

/**
 * @param options `evenMoved`: true if a database that was moved to PostgreSQL may be opened, which only the program
 * that moves it requires
 * @throws StoreUnavailable if the folder is in use, not writable, moved or damaged
 */
export async function openEmbedded(dataFolder: string, { evenMoved = false } = {}): Promise<Store> {
  const unlock = lockFolder(dataFolder)
  try {
    if (!evenMoved) refuseMoved(dataFolder)
    const engine = await openEngine(databaseIn(dataFolder))
    const store = await migratedStore(engine)
    const stopAnswering = answerCopyRequests(dataFolder, (target) =>
      copyWhileRunning(engine, databaseIn(dataFolder), target),
    )
    const close = async () => {
      stopAnswering()
      await store.close().finally(unlock)
    }
    return { ...store, close }
  } catch (error) {
    unlock()
    throw error
  }
}

/**
 * Copies the files within a transaction, so that no other statement can write during the copy. A checkpoint before the
 * copy reduces the WAL that must be replayed when the copy is opened.
 */
const copyWhileRunning = (engine: PGlite, folder: string, target: string) =>
  engine.transaction(async (tx) => {
    await tx.exec('checkpoint')
    await copyFiles(folder, target)
  })

const copyFiles = (folder: string, target: string) =>
  cp(folder, target, { recursive: true, force: false, errorOnExist: true })

/**
 * Copies the files of the database in a consistent state, even while a process has the database open.
 * @param target absolute path of the folder in which the copy is created
 * @throws StoreUnavailable if there is no database, or if the process that has it open does not copy it on request
 */
export async function copyDatabase(dataFolder: string, target: string) {
  if (!existsSync(databaseIn(dataFolder)))
    throw new StoreUnavailable(
      `Folder ${dataFolder} has no database: set DATA_FOLDER to the folder of the hub.`,
    )
  if (await requestCopy(dataFolder, target)) return
  const unlock = lockFolder(dataFolder)
  try {
    await copyFiles(databaseIn(dataFolder), target)
  } finally {
    unlock()
  }
}

/** Opens a private copy of the database without migrating it. */
export async function openCopy(folder: string) {
  const engine = await openEngine(folder)
  const db: Database = drizzle({ client: engine })
  return { db, migrate: () => migratedStore(engine), close: () => engine.close() }
}

/**
 * Migrates the database of an open engine and returns a store. `withLock` keeps its locks in memory, because no other
 * process can open the database.
 */
export async function migratedStore(engine: PGlite): Promise<Store> {
  const db: Database = drizzle({ client: sharingReads(traced(engine)) })
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

/** Runs one statement with values, or several statements without values. */
async function execute(engine: PGlite, text: string, values: unknown[] = []) {
  const options = { parsers: Object.fromEntries(libraryParsers) }
  try {
    if (values.length > 0) return await engine.query<Record<string, unknown>>(text, values, options)
    return { rows: (await engine.exec(text, options)).flatMap(({ rows }) => rows) }
  } catch (error) {
    // Rolls back a transaction that the SQL may have left open, because it would block the only connection.
    await engine.query('rollback').catch(() => {})
    throw error
  }
}

async function openEngine(folder: string) {
  try {
    if (!existsSync(folder)) await createDatabase(folder)
    const engine = await startEngine({ dataDir: folder })
    // Sets the file modes explicitly, because the engine ignores the umask for some files that it creates when it
    // starts.
    makePrivate(folder)
    return engine
  } catch {
    throw new StoreUnavailable(
      `The database in ${folder} is damaged, of another version or not writable: restore a backup, ` +
        'or move the folder away to start with an empty database.',
    )
  }
}

/** Creates the database under a temporary name, so that an interrupted first start does not leave a broken folder. */
async function createDatabase(folder: string) {
  const draft = `${folder}.new`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true, mode: folderMode })
  const engine = await startEngine({ dataDir: draft })
  await engine.close()
  await rename(draft, folder)
}
