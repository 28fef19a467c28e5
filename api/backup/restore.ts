// Restores a backup of a hub on the embedded database into a data folder, atomically.
import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openDiskFileStore, uploadsIn } from '../integrations/diskFileStore.ts'
import type { FileStore } from '../integrations/fileStore.ts'
import { databaseIn, openCopy } from '../store/embedded.ts'
import { lockFolder } from '../store/folderLock.ts'
import { moveMarkerFile } from '../store/moveMarker.ts'
import { folderMode, makePrivate } from '../store/privateFiles.ts'
import { StoreUnavailable } from '../store/store.ts'
import { eraseAgain } from './eraseAgain.ts'
import { readManifest, type Manifest } from './manifest.ts'
import { isKnownVersion } from './schemaVersion.ts'
import { differences, totalsOf, type Totals } from './totals.ts'
import { voidCredentials } from './voidCredentials.ts'

/** Names of the hub's files in its data folder. */
const hubFiles = ['database', 'uploads', moveMarkerFile]

/**
 * Restores a backup after validating it: migrates its tables, voids its credentials, and again erases the members who
 * were erased after the backup was made.
 * @param options `erased`: digests of the ids of erased members, in addition to those in the backup. `replaces`: true
 * to move existing files in the data folder aside, false to throw an error if files exist
 * @returns the restored totals, the number of voided credentials, the number of members erased again, and the folder to
 * which existing files were moved
 * @throws StoreUnavailable
 */
export async function restore(
  backup: string,
  dataFolder: string,
  { erased, replaces = false }: { erased: ReadonlySet<string>; replaces?: boolean | undefined },
) {
  const manifest = await readManifest(backup)
  if (!isKnownVersion(manifest.schema))
    throw new StoreUnavailable(
      `Backup ${backup} has tables of ${manifest.schema}, which this release does not know: restore it with the release that created it.`,
    )
  const unlock = lockFolder(dataFolder)
  try {
    const presentFiles = hubFiles.filter((name) => existsSync(join(dataFolder, name)))
    if (presentFiles.length > 0 && !replaces)
      throw new StoreUnavailable(
        `Folder ${dataFolder} is not empty: set another DATA_FOLDER, or move its files aside with --replace.`,
      )
    // Restores to temporary names. If the restore is interrupted, the next start of a server deletes the files with
    // these names.
    const database = `${databaseIn(dataFolder)}.new`
    const uploads = `${uploadsIn(dataFolder)}.new`
    await copyPrivately(databaseIn(backup), database)
    await copyPrivately(uploadsIn(backup), uploads)
    const files = openDiskFileStore(uploads)
    const knownDigests = await files.erased()
    await files.noteErased([...erased].filter((digest) => !knownDigests.has(digest)))
    const restored = await prepareDatabase(database, backup, { manifest, files })
    const aside = presentFiles.length > 0 ? await renameExisting(dataFolder, presentFiles) : undefined
    await rename(uploads, uploadsIn(dataFolder))
    await rename(database, databaseIn(dataFolder))
    return { ...restored, aside }
  } finally {
    unlock()
  }
}

/**
 * Restricts access to the folder before the first file is copied, because files in backups that older releases created
 * may be readable by all users.
 */
async function copyPrivately(from: string, draft: string) {
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { mode: folderMode })
  await cp(from, draft, { recursive: true })
  makePrivate(draft)
}

async function prepareDatabase(
  folder: string,
  backup: string,
  { manifest: { totals: written }, files }: { manifest: Manifest; files: FileStore },
) {
  const { db, migrate, close } = await openCopy(folder)
  try {
    refuseOther(await totalsOf(db), written, backup)
    await migrate()
    const voided = await voidCredentials(db)
    const totals = await totalsOf(db)
    refuseOther({ ...totals, rows: {} }, { ...written, rows: {} }, backup)
    const again = await eraseAgain(db, files, await files.erased())
    return { written, voided, again }
  } finally {
    await close()
  }
}

function refuseOther(totals: Totals, written: Totals, backup: string) {
  const mismatches = differences(totals, written)
  if (mismatches.length > 0)
    throw new StoreUnavailable(
      `Backup ${backup} is damaged: its database has other totals than its manifest (${mismatches.join('; ')}). Use another backup.`,
    )
}

async function renameExisting(dataFolder: string, names: readonly string[]) {
  const aside = join(dataFolder, `replaced-${new Date().toISOString().replaceAll(':', '-')}`)
  await mkdir(aside, { mode: folderMode })
  for (const name of names) await rename(join(dataFolder, name), join(aside, name))
  return aside
}
