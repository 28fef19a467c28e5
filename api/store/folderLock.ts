// Locks the data folder with a SQLite file, because the embedded engine does not detect a second process and data would
// be lost. The kernel releases the lock when the process ends, even by kill -9. A file with a process id could be
// stale: containers on a shared volume have separate process ids, and hosts reuse them.
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileMode, folderMode } from './privateFiles.ts'
import { StoreUnavailable } from './unavailable.ts'

/** SQLite's result code if another connection holds the lock. */
const busy = 5

/**
 * Creates the folder if needed and keeps other processes out of it until the returned function is called.
 * @throws StoreUnavailable if another process holds the lock, or the folder is not writable
 */
export function lockFolder(folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true, mode: folderMode })
    const file = join(folder, 'database.lock')
    // SQLite would create the file readable for all users.
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
