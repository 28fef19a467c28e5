// Uploaded files on the local disk, with the key of their addresses beside them: nothing to install.
import { createHmac, randomBytes } from 'node:crypto'
import { appendFile, link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileMode, folderMode } from '../store/privateFiles.ts'
import { assertId, type FileStore } from './fileStore.ts'

/** Where a data folder has them. */
export const uploadsIn = (dataFolder: string) => join(dataFolder, 'uploads')

/** Makes the folder with the first file; it holds bytes without an extension, readable by this user only. */
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
      // Each begins a line: what a crash has cut off spoils no other.
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

/** Where the members are noted that were erased. */
export const erasedIn = (folder: string) => join(folder, 'erased')

/** @param file with a digest a line */
export async function readErased(file: string): Promise<Set<string>> {
  return new Set((await readFile(file, 'utf8')).match(/^[\da-f]{64}$/gm))
}

const ending = '.upload'

/** Where the bytes of that id are, whether or not there are any. */
export function fileOf(folder: string, id: string) {
  assertId(id)
  return join(folder, `${id}${ending}`)
}

/** @returns the ids of all that are there; none where there is no such folder */
export async function idsOnDisk(folder: string): Promise<Set<string>> {
  const names = await readdir(folder).catch(() => [])
  return new Set(names.filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length)))
}

/** Under another name until it is whole: a crash leaves no half file behind. */
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

/** The key of this folder, made by whichever server comes first. */
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
