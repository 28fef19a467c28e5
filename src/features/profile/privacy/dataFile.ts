// Creates the file of a data export: one JSON file, or an archive of CSV tables.
import { strToU8, zipSync } from 'fflate'
import type { DataExport } from '#generated/schema.d.ts'

/** Byte order mark: spreadsheets need it to decode Thai and Vietnamese text as UTF-8. */
const byteOrderMark = '\uFEFF'

export function fileOf({ madeAt, tables, files }: DataExport): { name: string; blob: Blob } {
  const name = `members-hub-${madeAt.slice(0, 10)}`
  const csv = files.filter(({ url }) => url === undefined)
  if (csv.length === 0) {
    const uploaded = files.map(({ name: as, purpose, contentType, size, sha256, sentAt }) => ({
      name: as,
      purpose,
      contentType,
      size,
      sha256,
      sentAt,
    }))
    const text = JSON.stringify({ madeAt, tables, files: uploaded }, null, 2)
    return { name: `${name}.json`, blob: new Blob([text], { type: 'application/json' }) }
  }
  const texts = csv.map((file) => [file.name, strToU8(byteOrderMark + file.content)] as const)
  const zip = zipSync(Object.fromEntries(texts), { mtime: madeAt })
  return { name: `${name}.zip`, blob: new Blob([new Uint8Array(zip)], { type: 'application/zip' }) }
}
