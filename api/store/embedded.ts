// Opens the store on PGlite, PostgreSQL compiled into this process: no installation, a single process.
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
import { refuseMoved } from './movedMark.ts'
import { libraryParsers } from './parsers.ts'
import { folderMode, makePrivate } from './privateFiles.ts'
import { traced } from './traced.ts'
import { StoreUnavailable } from './unavailable.ts'

/** Returns the folder of the database in a data folder. */
export const databaseIn = (dataFolder: string) => join(dataFolder, 'database')

/**
 * @param options `evenMoved`: true for the move itself
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
 * Copies within a transaction, so that no other statement writes. The checkpoint reduces the WAL that the copy must
 * replay.
 */
const copyWhileRunning = (engine: PGlite, folder: string, target: string) =>
  engine.transaction(async (tx) => {
    await tx.exec('checkpoint')
    await copyFiles(folder, target)
  })

const copyFiles = (folder: string, target: string) =>
  cp(folder, target, { recursive: true, force: false, errorOnExist: true })

/**
 * Copies the database's files as of one instant, whether or not a process has the database open.
 * @param target absolute path of the folder to create
 * @throws StoreUnavailable if there is no database, or another process has it open and cannot copy it
 */
export async function copyDatabase(dataFolder: string, target: string) {
  if (!existsSync(databaseIn(dataFolder)))
    throw new StoreUnavailable(`There is no database in ${dataFolder}: name its folder in DATA_FOLDER.`)
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
 * Creates a store on an open engine and migrates it. The database has no other process, so `withLock` works in memory.
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

/** Runs one statement with values, or several without. */
async function execute(engine: PGlite, text: string, values: unknown[] = []) {
  const options = { parsers: Object.fromEntries(libraryParsers) }
  try {
    if (values.length > 0) return await engine.query<Record<string, unknown>>(text, values, options)
    return { rows: (await engine.exec(text, options)).flatMap(({ rows }) => rows) }
  } catch (error) {
    // Ends a transaction that the SQL started itself, because it would block the only connection.
    await engine.query('rollback').catch(() => {})
    throw error
  }
}

async function openEngine(folder: string) {
  try {
    if (!existsSync(folder)) await createDatabase(folder)
    const engine = await startEngine({ dataDir: folder })
    // The engine ignores the umask for some files that it creates at its start.
    makePrivate(folder)
    return engine
  } catch {
    throw new StoreUnavailable(
      `The database in ${folder} is damaged, of another version or not writable: restore it from a backup, ` +
        'or move it away to start with an empty one.',
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
