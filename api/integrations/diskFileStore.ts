// Stores uploaded files, and the key that signs their URLs, on the local disk.
import { createHmac, randomBytes } from 'node:crypto'
import { appendFile, link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileMode, folderMode } from '../store/privateFiles.ts'
import { assertId, type FileStore } from './fileStore.ts'

/** Returns the folder of uploaded files in the data folder. */
export const uploadsIn = (dataFolder: string) => join(dataFolder, 'uploads')

/**
 * Opens the file store. The folder is created with the first file. Uploaded files of all types have the extension
 * `.upload` and mode 600.
 */
export function openDiskFileStore(folder: string): FileStore {
  let key: Promise<Buffer> | undefined
  return {
    async put(id, bytes) {
      await writeWhole(folder, fileOf(folder, id), bytes)
    },
    async get(id) {
      try {
        return new Uint8Array(await readFile(fileOf(folder, id)))
      } catch (error) {
        if (isCode(error, 'ENOENT')) return null
        throw error
      }
    },
    async remove(id) {
      await rm(fileOf(folder, id), { force: true })
    },
    async noteErased(digests) {
      if (digests.length === 0) return
      await mkdir(folder, { recursive: true, mode: folderMode })
      // Each digest starts a new line of the file, so that a line that was truncated by a crash does not affect other
      // lines.
      const lines = digests.map((digest) => `\n${digest}`).join('')
      await appendFile(erasedIn(folder), lines, { mode: fileMode, flush: true })
    },
    async erased() {
      try {
        return await readErased(erasedIn(folder))
      } catch (error) {
        if (isCode(error, 'ENOENT')) return new Set()
        throw error
      }
    },
    async sign(text) {
      key ??= keyIn(folder).catch((error: unknown) => {
        key = undefined
        throw error
      })
      return createHmac('sha256', await key)
        .update(text)
        .digest('base64url')
    },
  }
}

/** Returns the path of the file with the digests of erased members. */
export const erasedIn = (folder: string) => join(folder, 'erased')

/** @param file path of the file, which has one digest per line */
export async function readErased(file: string): Promise<Set<string>> {
  return new Set((await readFile(file, 'utf8')).match(/^[\da-f]{64}$/gm))
}

const extension = '.upload'

/** Returns the path of the file with this id, even if the file does not exist. */
export function fileOf(folder: string, id: string) {
  assertId(id)
  return join(folder, `${id}${extension}`)
}

/** @returns ids of all files; empty if the folder does not exist */
export async function idsOnDisk(folder: string): Promise<Set<string>> {
  const names = await readdir(folder).catch(() => [])
  return new Set(
    names.filter((name) => name.endsWith(extension)).map((name) => name.slice(0, -extension.length)),
  )
}

/** Writes to a temporary file and renames it, so that a crash leaves no partial file. */
async function writeWhole(folder: string, file: string, bytes: Uint8Array) {
  const draft = await draftIn(folder, bytes)
  await rename(draft, file)
}

async function draftIn(folder: string, bytes: Uint8Array) {
  await mkdir(folder, { recursive: true, mode: folderMode })
  const draft = join(folder, `${randomBytes(12).toString('hex')}.draft`)
  await writeFile(draft, bytes, { mode: fileMode, flag: 'wx', flush: true })
  return draft
}

/** Returns the signing key in this folder. The first server creates the key. */
async function keyIn(folder: string): Promise<Buffer> {
  const file = join(folder, 'key')
  const draft = await draftIn(folder, randomBytes(32))
  try {
    await link(draft, file)
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
  } finally {
    await rm(draft)
  }
  return await readFile(file)
}

const isCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code
