// Writes comma-separated values (RFC 4180) that are safe to open in a spreadsheet.

/** Returns one header line with all column names, then one line for each row. */
export function toCsv(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const names = [...new Set(rows.flatMap(Object.keys))]
  const lines = [names, ...rows.map((row) => names.map((name) => textOf(row[name])))]
  return lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'string' ? harmless(value) : JSON.stringify(value)
}

/**
 * Puts an apostrophe before text that a spreadsheet would run as a formula, such as `=A1`. Does not change numbers and
 * phone numbers.
 */
const harmless = (text: string) => (/^[=@\t\r]|^[+-](?![\d.]+$)/.test(text) ? `'${text}` : text)

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
