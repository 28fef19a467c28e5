// The copy as a file: one of JSON, or the tables of CSV in one archive.
import type { DataExport } from '../../../client/types.ts'
import { zipOf } from './zip.ts'

/** Without it a spreadsheet takes Thai and Vietnamese for something else. */
const byteOrderMark = '\uFEFF'

export function fileOf({ madeAt, tables, files }: DataExport): { name: string; blob: Blob } {
  const name = `members-hub-${madeAt.slice(0, 10)}`
  if (files.length === 0) {
    const text = JSON.stringify({ madeAt, tables }, null, 2)
    return { name: `${name}.json`, blob: new Blob([text], { type: 'application/json' }) }
  }
  const encoder = new TextEncoder()
  const entries = files.map((file) => ({
    name: file.name,
    content: encoder.encode(byteOrderMark + file.content),
  }))
  return {
    name: `${name}.zip`,
    blob: new Blob([zipOf(entries, new Date(madeAt))], { type: 'application/zip' }),
  }
}
