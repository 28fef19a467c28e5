// Locks the data folder with a SQLite file, because the embedded engine does not detect that a second process opens the
// folder, and two processes in one folder would lose data. The kernel releases the lock when the process ends, even
// after kill -9. A file with a process id could be stale: containers on a shared volume have separate process ids, and
// hosts reuse process ids.
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileMode, folderMode } from './privateFiles.ts'
import { StoreUnavailable } from './unavailable.ts'

/** SQLite's result code if another connection holds the lock. */
const busy = 5

/**
 * Creates the folder if it does not exist, and locks it until the returned function is called.
 * @throws StoreUnavailable if another process holds the lock, or the folder is not writable
 */
export function lockFolder(folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true, mode: folderMode })
    const file = join(folder, 'database.lock')
    // Creates the lock file with private permissions, because SQLite would make it readable for all users.
    closeSync(openSync(file, 'a', fileMode))
    const lock = new DatabaseSync(file)
    lock.exec('begin exclusive')
    return () => lock.close()
  } catch (error) {
    const inUse = error instanceof Error && 'errcode' in error && error.errcode === busy
    throw new StoreUnavailable(
      inUse
        ? `The data folder ${folder} is in use by another running server: stop that server or set another DATA_FOLDER.`
        : `The data folder ${folder} cannot be written: give this user write access or set another DATA_FOLDER.`,
    )
  }
}
