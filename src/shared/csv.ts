// Writes comma-separated values (RFC 4180) that are safe to open in a spreadsheet.

type Row = Readonly<Record<string, unknown>>

type Format = {
  /** Names of the columns in their order; if omitted, the names of all rows. */
  columns?: readonly string[]
  /** True for the later parts of a file that is written in parts. */
  isContinued?: boolean
  /**
   * True for a file that staff open in a spreadsheet. It starts with a byte order mark, by which spreadsheets recognize
   * UTF-8. All cells are quoted, because some spreadsheets separate columns by semicolons. Phone numbers remain text.
   */
  isForSpreadsheet?: boolean
}

/** Returns one header line with all column names, then one line for each row. */
export function toCsv(rows: readonly Row[], format: Format = {}): string {
  const { columns, isContinued = false, isForSpreadsheet = false } = format
  const names = columns ?? [...new Set(rows.flatMap(Object.keys))]
  const cells = rows.map((row) => names.map((name) => textOf(row[name], isForSpreadsheet)))
  const lines = isContinued ? cells : [names, ...cells]
  const text = lines
    .map((line) => `${line.map((cell) => quoted(cell, isForSpreadsheet)).join(',')}\r\n`)
    .join('')
  return isForSpreadsheet && !isContinued ? `\uFEFF${text}` : text
}

function textOf(value: unknown, isForSpreadsheet: boolean): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'string' ? harmless(value, isForSpreadsheet) : JSON.stringify(value)
}

/**
 * Puts an apostrophe before text that a spreadsheet would run as a formula, such as `=A1`. Does not change numbers and
 * phone numbers, unless a spreadsheet would remove the `+` of a phone number.
 */
const harmless = (text: string, isForSpreadsheet: boolean) =>
  (isForSpreadsheet ? /^[=@\t\r+-]/ : /^[=@\t\r]|^[+-](?![\d.]+$)/).test(text) ? `'${text}` : text

const quoted = (cell: string, isForSpreadsheet: boolean) =>
  isForSpreadsheet || /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
