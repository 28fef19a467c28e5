// Backs up a hub on the embedded database: the database as of one instant, and the files that it references.
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
 * Writes to a temporary name until the backup is complete: a folder with the final name is always a valid backup. Opens
 * the copy once to prove that it can be opened.
 * @param target a folder to create, or an empty one
 * @returns its content, and the number of referenced files that are not on this disk, as with a bucket
 * @throws StoreUnavailable
 */
export async function backUp(dataFolder: string, target: string) {
  await refuseFilled(target)
  const draft = `${resolve(target)}.new`
  await rm(draft, { recursive: true, force: true })
  await mkdir(uploadsIn(draft), { recursive: true, mode: folderMode })
  const madeAt = new Date().toISOString()
  // Copies before and after the database, so that no file is missed that existed in between.
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

/** Copies missing files, but not the key of their URLs: URLs from before a restore are invalid afterwards. */
async function copyUploads(dataFolder: string, draft: string) {
  const [from, to] = [uploadsIn(dataFolder), uploadsIn(draft)]
  const copiedIds = await idsOnDisk(to)
  for (const id of await idsOnDisk(from))
    // The file may have been deleted since it was listed.
    if (!copiedIds.has(id)) await copyIfThere(fileOf(from, id), fileOf(to, id))
}

const copyIfThere = (from: string, to: string) =>
  copyFile(from, to).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  })

/** Deletes files that the database does not reference. @returns the number of referenced files that are missing */
async function keepNamed(db: Database, folder: string): Promise<number> {
  const rows = await db.select({ id: uploads.id }).from(uploads).where(isNotNull(uploads.storedAt))
  const namedIds = new Set(rows.map(({ id }) => id))
  const storedIds = await idsOnDisk(folder)
  for (const id of storedIds) if (!namedIds.has(id)) await rm(fileOf(folder, id))
  return [...namedIds].filter((id) => !storedIds.has(id)).length
}
