// Stores uploaded files and the signing key of their URLs on the local disk, without any service.
import { createHmac, randomBytes } from 'node:crypto'
import { appendFile, link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileMode, folderMode } from '../store/privateFiles.ts'
import { assertId, type FileStore } from './fileStore.ts'

/** Folder of uploads in a data folder. */
export const uploadsIn = (dataFolder: string) => join(dataFolder, 'uploads')

/** Creates the folder with the first file. Files have no type extension and mode 600. */
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
      // Each digest starts a new line, so that a line that a crash truncated does not affect others.
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

/** File with digests of erased members. */
export const erasedIn = (folder: string) => join(folder, 'erased')

/** @param file has one digest per line */
export async function readErased(file: string): Promise<Set<string>> {
  return new Set((await readFile(file, 'utf8')).match(/^[\da-f]{64}$/gm))
}

const ending = '.upload'

/** Path of the file with this id; it may not exist. */
export function fileOf(folder: string, id: string) {
  assertId(id)
  return join(folder, `${id}${ending}`)
}

/** @returns ids of all files; empty if the folder does not exist */
export async function idsOnDisk(folder: string): Promise<Set<string>> {
  const names = await readdir(folder).catch(() => [])
  return new Set(names.filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length)))
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

/** Returns the key of this folder; the first server creates it. */
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
