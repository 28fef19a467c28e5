// Reads the file modes of a folder and its contents.
import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * @returns a line in the format `mode path` for each file and folder that other users of the host may open; skips links
 * and sockets
 */
export async function openToOthers(root: string): Promise<string[]> {
  const names = ['', ...(await readdir(root, { recursive: true }))]
  const entries = await Promise.all(
    names.map(async (name) => {
      const entry = await lstat(join(root, name))
      const mode = entry.isDirectory() ? 0o700 : entry.isFile() ? 0o600 : undefined
      const isClosed = mode === undefined || (entry.mode & 0o7777) === mode
      return isClosed ? [] : [`${(entry.mode & 0o7777).toString(8)} ${name || '.'}`]
    }),
  )
  return entries.flat().toSorted()
}
