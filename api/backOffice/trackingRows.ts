// Reads a CSV file with tracking numbers, as the warehouse or a spreadsheet writes it: commas, semicolons or tabs, with
// or without a byte order mark. The file is read as a stream, so its size does not matter.
import { createReadStream } from 'node:fs'
import { pipeline, Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import * as z from 'zod/mini'
import { valueAt } from '#shared/unknown.ts'
import { Stopped } from './commandLine.ts'
import { webAddress } from './messages.ts'

const requiredColumns = ['kind', 'id', 'carrier', 'tracking_number']

/** A row of the file, or the reason for which the row cannot be read. `line` is the line in the file, from 1. */
export type TrackingRow = { line: number } & ({ parcel: TrackedParcel } | { problem: string })

export type TrackedParcel = {
  source: { kind: 'gift' | 'redemption'; id: string }
  carrier: string
  trackingNumber: string
  trackingUrl?: string
}

const line = (most: number, message: string) =>
  z
    .string()
    .check(z.minLength(1, message), z.maxLength(most, message), z.regex(/^[^\p{Cc}\uFFFD]+$/u, message))

const columns = z.object({
  kind: z.enum(['gift', 'redemption'], 'kind must be gift or redemption'),
  id: z.pipe(
    z.string(),
    z.string().check(z.toLowerCase(), z.uuid('id must be the id of a gift or redemption')),
  ),
  carrier: line(100, 'carrier must have 1 to 100 characters'),
  tracking_number: line(64, 'tracking_number must have 1 to 64 characters').check(
    // Rejects numbers in exponent notation: a spreadsheet has shortened a long number, and its last digits are lost.
    z.refine(
      (text) => !/^\d[.,]?\d*E\+\d+$/i.test(text),
      'tracking_number was shortened by a spreadsheet: format the column as text and export the file again',
    ),
  ),
  tracking_url: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => text === '' || webAddress.safeParse(text).success,
          'tracking_url must be empty or start with https://',
        ),
      ),
  ),
})

/** @throws Stopped if the file cannot be read, is no CSV file or lacks a column */
export const readTrackingRows = (file: string): AsyncGenerator<TrackingRow> =>
  readRows(createReadStream(file), file)

/** @throws Stopped if the text is no CSV file or lacks a column */
export const readTrackingText = (csv: string): AsyncGenerator<TrackingRow> =>
  readRows(Readable.from(partsOf(csv)), 'The file')

/** Number of bytes that are parsed without a break. */
const partSize = 16_384

/** Splits a text, so that a long file does not block other requests while it is parsed. */
function* partsOf(text: string) {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += partSize) yield bytes.subarray(at, at + partSize)
}

/** Yields the rows of a file. A second row of the same parcel has a problem. */
async function* readRows(input: Readable, file: string): AsyncGenerator<TrackingRow> {
  /** First line of each parcel. */
  const lines = new Map<string, number>()
  for await (const row of readEachRow(input, file)) {
    if ('problem' in row) {
      yield row
      continue
    }
    const { kind, id } = row.parcel.source
    const firstLine = lines.get(id)
    lines.set(id, firstLine ?? row.line)
    yield firstLine === undefined
      ? row
      : { line: row.line, problem: `${kind} ${id} is already in line ${firstLine}` }
  }
}

async function* readEachRow(input: Readable, file: string): AsyncGenerator<TrackingRow> {
  let hasHeader = false
  // Passes errors of the input to the parser, which `pipe` does not.
  const records = pipeline(
    input,
    parse({
      bom: true,
      columns: (names: string[]) => {
        hasHeader = true
        return readHeader(names)
      },
      delimiter: [',', ';', '\t'],
      info: true,
      max_record_size: 10_000,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }),
    () => undefined,
  )
  try {
    for await (const entry of records) yield rowOf(entry)
    if (!hasHeader) readHeader([])
  } catch (error) {
    if (error instanceof Stopped) throw error
    if (error instanceof CsvError) throw new Stopped(`${file} is no valid CSV file: ${error.message}.`)
    throw new Stopped(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}.`)
  }
}

/**
 * Returns the names of the columns. In the file, a name may be in upper or lower case, and may contain blanks instead
 * of underscores.
 * @throws Stopped if a required column is missing
 */
function readHeader(names: readonly string[]): string[] {
  const header = names.map((name) =>
    name
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_'),
  )
  const missing = requiredColumns.filter((name) => !header.includes(name))
  if (missing.length > 0)
    throw new Stopped(
      `The first line must name the columns ${requiredColumns.join(', ')} and may name tracking_url. Missing: ${missing.join(', ')}.`,
    )
  return header
}

function rowOf(entry: unknown): TrackingRow {
  const lineNumber = Number(valueAt(valueAt(entry, 'info'), 'lines'))
  const { success, data, error } = columns.safeParse(valueAt(entry, 'record'))
  if (!success) {
    const messages = new Set(error.issues.map(({ message }) => message))
    return { line: lineNumber, problem: [...messages].join('; ') }
  }
  const { kind, id, carrier, tracking_number: trackingNumber, tracking_url: trackingUrl } = data
  return {
    line: lineNumber,
    parcel: { source: { kind, id }, carrier, trackingNumber, ...(trackingUrl && { trackingUrl }) },
  }
}
