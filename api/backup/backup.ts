// Backs up a hub on the embedded database: a consistent copy of the database, and the files that it references.
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
 * Writes a backup to a folder with a temporary name, and renames the folder when the backup is complete. Therefore a
 * folder with the final name is always a valid backup. Opens the copied database once to verify it.
 * @param target folder for the backup, which must be empty or not exist yet
 * @returns the schema version, the totals, and the number of referenced files that are not on this disk, for example
 * because they are stored in a bucket
 * @throws StoreUnavailable
 */
export async function backUp(dataFolder: string, target: string) {
  await refuseFilled(target)
  const draft = `${resolve(target)}.new`
  await rm(draft, { recursive: true, force: true })
  await mkdir(uploadsIn(draft), { recursive: true, mode: folderMode })
  const madeAt = new Date().toISOString()
  // Copies the files before the database, and copies new files again after it. Therefore the backup contains all files
  // that the copied database references.
  await copyUploads(dataFolder, draft)
  await copyDatabase(dataFolder, databaseIn(draft))
  await copyUploads(dataFolder, draft)
  await copyIfThere(erasedIn(uploadsIn(dataFolder)), erasedIn(uploadsIn(draft)))
  const { db, close } = await openCopy(databaseIn(draft))
  try {
    const [schema, totals] = [await schemaVersion(db), await totalsOf(db)]
    const missing = await keepReferenced(db, uploadsIn(draft))
    await close()
    await writeManifest(draft, { madeAt, schema, totals })
    // Restricts access to the folder, because copied files have the same modes as the original files.
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
    throw new StoreUnavailable(`Folder ${target} cannot be created: use another folder.`)
  })
  if (contents.length > 0)
    throw new StoreUnavailable(`Folder ${target} is not empty: use a folder that does not exist yet.`)
}

/**
 * Copies uploads that the unfinished backup does not contain yet. Does not copy the key that signs the URLs of uploads.
 * Therefore these URLs become invalid when the backup is restored.
 */
async function copyUploads(dataFolder: string, draft: string) {
  const [from, to] = [uploadsIn(dataFolder), uploadsIn(draft)]
  const copiedIds = await idsOnDisk(to)
  for (const id of await idsOnDisk(from))
    // Ignores a file that was deleted after the folder was listed.
    if (!copiedIds.has(id)) await copyIfThere(fileOf(from, id), fileOf(to, id))
}

const copyIfThere = (from: string, to: string) =>
  copyFile(from, to).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  })

/**
 * Deletes files that the database does not reference. @returns the number of referenced files that are missing in the
 * folder
 */
async function keepReferenced(db: Database, folder: string): Promise<number> {
  const rows = await db.select({ id: uploads.id }).from(uploads).where(isNotNull(uploads.storedAt))
  const namedIds = new Set(rows.map(({ id }) => id))
  const storedIds = await idsOnDisk(folder)
  for (const id of storedIds) if (!namedIds.has(id)) await rm(fileOf(folder, id))
  return [...namedIds].filter((id) => !storedIds.has(id)).length
}
