// Backs up a hub on the embedded database: the database as it is at one instant, and the files that it names.
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { isNotNull } from 'drizzle-orm'
import { erasedIn, fileOf, idsOnDisk, uploadsIn } from '../integrations/diskFileStore.ts'
import { uploads } from '../platform/uploads/tables.ts'
import { copyDatabase, databaseIn, openCopy } from '../store/embedded.ts'
import { folderMode, makePrivate } from '../store/privateFiles.ts'
import { StoreUnavailable, type Database } from '../store/store.ts'
import { writeManifest } from './manifest.ts'
import { schemaVersion } from './schemaVersion.ts'
import { totalsOf } from './totals.ts'

/**
 * Under another name until it is whole: a folder of that name is a backup. The copy is opened once, which shows that it can be.
 * @param target a folder to be made, or an empty one
 * @returns what is in it, and how many files the database names that are not on this disk, as with a bucket
 * @throws StoreUnavailable
 */
export async function backUp(dataFolder: string, target: string) {
  await refuseFilled(target)
  const draft = `${resolve(target)}.new`
  await rm(draft, { recursive: true, force: true })
  await mkdir(uploadsIn(draft), { recursive: true, mode: folderMode })
  const madeAt = new Date().toISOString()
  // Before and after: no file can be missed that was there in between.
  await copyUploads(dataFolder, draft)
  await copyDatabase(dataFolder, databaseIn(draft))
  await copyUploads(dataFolder, draft)
  await copyIfThere(erasedIn(uploadsIn(dataFolder)), erasedIn(uploadsIn(draft)))
  const { db, close } = await openCopy(databaseIn(draft))
  try {
    const [schema, totals] = [await schemaVersion(db), await totalsOf(db)]
    const missing = await keepNamed(db, uploadsIn(draft))
    await close()
    await writeManifest(draft, { madeAt, schema, totals })
    // Copies have the modes of their originals.
    makePrivate(draft)
    await rename(draft, target)
    return { schema, totals, missing }
  } catch (error) {
    await close()
    throw error
  }
}

async function refuseFilled(target: string) {
  const contents = await readdir(target).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw new StoreUnavailable(`${target} cannot be made a folder: name another one.`)
  })
  if (contents.length > 0)
    throw new StoreUnavailable(`${target} is not empty: name a folder that is not there yet.`)
}

/** Adds those that are not there yet. The key of their addresses stays: after a restore none from before opens a file. */
async function copyUploads(dataFolder: string, draft: string) {
  const [from, to] = [uploadsIn(dataFolder), uploadsIn(draft)]
  const copiedIds = await idsOnDisk(to)
  for (const id of await idsOnDisk(from))
    // It may be swept away since it was listed.
    if (!copiedIds.has(id)) await copyIfThere(fileOf(from, id), fileOf(to, id))
}

const copyIfThere = (from: string, to: string) =>
  copyFile(from, to).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  })

/** Leaves the files alone that the database names. @returns how many of those are not there */
async function keepNamed(db: Database, folder: string): Promise<number> {
  const rows = await db.select({ id: uploads.id }).from(uploads).where(isNotNull(uploads.storedAt))
  const namedIds = new Set(rows.map(({ id }) => id))
  const storedIds = await idsOnDisk(folder)
  for (const id of storedIds) if (!namedIds.has(id)) await rm(fileOf(folder, id))
  return [...namedIds].filter((id) => !storedIds.has(id)).length
}
