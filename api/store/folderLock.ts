// The embedded engine does not notice a second process on its folder: both write, and the data is lost. A file that
// SQLite locks keeps the second out. Such a lock belongs to the kernel: it ends with the process, even by kill -9, so
// there is no stale one to judge by process ids, which containers on one volume share and a machine gives out again.
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileMode, folderMode } from './privateFiles.ts'
import { StoreUnavailable } from './unavailable.ts'

/** SQLite's result code for "another connection holds the lock". */
const busy = 5

/**
 * Makes the folder where needed and keeps other processes out of it until the returned function is called.
 * Throws `StoreUnavailable` when another has it, or when it cannot be written.
 */
export function lockFolder(folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true, mode: folderMode })
    const file = join(folder, 'database.lock')
    // SQLite would make it readable by everybody.
    closeSync(openSync(file, 'a', fileMode))
    const lock = new DatabaseSync(file)
    lock.exec('begin exclusive')
    return () => lock.close()
  } catch (error) {
    const inUse = error instanceof Error && 'errcode' in error && error.errcode === busy
    throw new StoreUnavailable(
      inUse
        ? `The data folder ${folder} is in use by another running server: stop that one or choose another folder.`
        : `The data folder ${folder} cannot be written: make it a folder that this user may write or choose another.`,
    )
  }
}
