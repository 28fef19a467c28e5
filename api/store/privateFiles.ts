// Restricts files with members' data to the hub's user: mode 700 for folders, 600 for files.
import {
  closeSync,
  constants,
  fchmodSync,
  fstatSync,
  lstatSync,
  opendirSync,
  openSync,
  type Stats,
} from 'node:fs'
import { join } from 'node:path'

export const folderMode = 0o700
export const fileMode = 0o600

/**
 * Flags with which files and folders are opened. Symbolic links are not followed, and opening a pipe does not wait for
 * its other side.
 */
const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK

export type Closed = {
  /** Number of files and folders whose mode was changed. */
  fixed: number
  /** Paths of files and folders whose mode this user may not change. */
  failed: string[]
}

/**
 * Sets the modes of a file, or of a folder and all of its entries. Skips symbolic links, sockets and pipes. Restricts a
 * folder before reading its entries, so that no other user can replace an entry with a link in the meantime. Runs
 * synchronously, because the start of the server waits for the result. It takes about 10 µs per entry.
 */
export function makePrivate(path: string): Closed {
  const closed: Closed = { fixed: 0, failed: [] }
  close(path, closed)
  return closed
}

function close(path: string, closed: Closed) {
  const isFolder = closeEntry(path, closed)
  if (isFolder) for (const name of namesIn(path, closed)) close(join(path, name), closed)
}

/** Sets the mode of one file or folder, without its entries. @returns true if it is a folder */
export function closeEntry(path: string, closed: Closed): boolean {
  try {
    const entry = lstatSync(path)
    if (!entry.isFile() && !entry.isDirectory()) return false
    if (!isPrivate(entry)) closed.fixed += setMode(path)
    return entry.isDirectory()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    // Ignores a file or folder that was removed, or replaced with a link, after it was listed.
    if (code !== 'ENOENT' && code !== 'ELOOP') closed.failed.push(path)
    return false
  }
}

const modeOf = (entry: Stats) => (entry.isDirectory() ? folderMode : fileMode)
const isPrivate = (entry: Stats) => (entry.mode & 0o7777) === modeOf(entry)

/**
 * Sets the mode through a file descriptor instead of the path, so that the mode of a link's target is never changed.
 * @returns 1 if the mode was set; 0 for a socket or pipe, whose mode stays the same
 */
function setMode(path: string): number {
  const descriptor = openSync(path, flags)
  try {
    const entry = fstatSync(descriptor)
    if (!entry.isFile() && !entry.isDirectory()) return 0
    fchmodSync(descriptor, modeOf(entry))
    return 1
  } finally {
    closeSync(descriptor)
  }
}

/** Yields names one at a time, because a folder may have a million entries. */
function* namesIn(folder: string, closed: Closed): Generator<string> {
  try {
    const opened = opendirSync(folder)
    try {
      for (let entry = opened.readSync(); entry; entry = opened.readSync()) yield entry.name
    } finally {
      opened.closeSync()
    }
  } catch {
    closed.failed.push(folder)
  }
}
