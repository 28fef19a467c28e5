// Reads and writes the manifest of a backup: schema version, number of rows, and a checksum of each file. The manifest
// is the last file that is written to a backup.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import * as z from 'zod/mini'
import { fileMode } from '../store/privateFiles.ts'
import { StoreUnavailable } from '../store/store.ts'

const manifestFile = 'backup.json'

const manifest = z.object({
  madeAt: z.string(),
  /** Name of the newest migration that was applied. */
  schema: z.string(),
  totals: z.object({ rows: z.record(z.string(), z.number()), ledger: z.record(z.string(), z.number()) }),
  /** SHA-256 in hexadecimal of each file, by path in the backup. */
  files: z.record(z.string(), z.string()),
})

export type Manifest = z.infer<typeof manifest>

/** @param summary the manifest without the checksums, which this function calculates from the files */
export async function writeManifest(folder: string, summary: Omit<Manifest, 'files'>) {
  const whole: Manifest = { ...summary, files: await checksumsIn(folder) }
  await writeFile(join(folder, manifestFile), `${JSON.stringify(whole, null, 2)}\n`, { mode: fileMode })
}

/** @throws StoreUnavailable if the manifest is missing, or a file was changed, added or removed */
export async function readManifest(folder: string): Promise<Manifest> {
  const read = manifest.safeParse(await parsed(join(folder, manifestFile)))
  if (!read.success)
    throw new StoreUnavailable(
      `Folder ${folder} is not a complete backup, because ${manifestFile} is missing or unreadable: use another backup.`,
    )
  const { files } = read.data
  const checksums = await checksumsIn(folder)
  for (const file of new Set([...Object.keys(files), ...Object.keys(checksums)]))
    if (files[file] !== checksums[file])
      throw new StoreUnavailable(
        `Backup ${folder} is damaged: ${file} was changed after the backup. Use another backup.`,
      )
  return read.data
}

async function parsed(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Returns checksums of all files except the manifest. */
async function checksumsIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .filter((file) => file !== manifestFile)
    .toSorted()
  const checksums: Record<string, string> = {}
  for (const file of files) checksums[file.split(sep).join('/')] = await checksumOf(join(folder, file))
  return checksums
}

async function checksumOf(file: string) {
  const sum = createHash('sha256')
  const chunks: AsyncIterable<Uint8Array> = createReadStream(file)
  for await (const bytes of chunks) sum.update(bytes)
  return sum.digest('hex')
}
