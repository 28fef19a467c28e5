// Closes files with members' data to the other users of the host: folders have mode 700, files 600.
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

/** A symbolic link is not followed, and a pipe does not block. */
const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK

export type Closed = {
  /** How many had another mode. */
  fixed: number
  /** Those whose mode this user may not change. */
  failed: string[]
}

/**
 * Sets the modes of a file, or of a folder and all that is in it. Symbolic links, sockets and pipes stay as they are. A folder is closed
 * before its entries are read: no other user can replace one by a link meanwhile. Synchronous, since a start waits for it:
 * about 10 µs an entry.
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

/** Sets the mode of one file or folder, without what is in it. @returns whether it is a folder */
export function closeEntry(path: string, closed: Closed): boolean {
  try {
    const entry = lstatSync(path)
    if (!entry.isFile() && !entry.isDirectory()) return false
    if (!isPrivate(entry)) closed.fixed += setMode(path)
    return entry.isDirectory()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    // It was removed, or replaced by a link, since it was listed.
    if (code !== 'ENOENT' && code !== 'ELOOP') closed.failed.push(path)
    return false
  }
}

const modeOf = (entry: Stats) => (entry.isDirectory() ? folderMode : fileMode)
const isPrivate = (entry: Stats) => (entry.mode & 0o7777) === modeOf(entry)

/** By its descriptor, which is of the entry itself and not of a file that a link names. @returns how many were changed */
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

/** One at a time: a folder may have a million. */
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
