// Comma-separated values (RFC 4180) for people who open them in a spreadsheet.
import type { ExportedRows } from '../schema/ownRows.ts'

/** The names of all columns in the first line, then a line for each row. */
export function toCsv(rows: ExportedRows): string {
  const names = [...new Set(rows.flatMap(Object.keys))]
  const lines = [names, ...rows.map((row) => names.map((name) => textOf(row[name])))]
  return lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'string' ? harmless(value) : JSON.stringify(value)
}

/** A spreadsheet runs what begins like a formula; a number or a phone is none. */
const harmless = (text: string) => (/^[=@\t\r]|^[+-](?![\d.]+$)/.test(text) ? `'${text}` : text)

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
