// Prints the results of a bench as a table.

export type Row = {
  part: string
  label: string
  value: string
  /** Goal as text. A row without a goal is informational. */
  goal?: string
  reached?: boolean
  /** Value as a number; set if comparing it with the value of another revision is meaningful. */
  amount?: number
  /** Ratio to the value of another revision, as text. */
  against?: string
}

const heads: Row = { part: '', label: 'measured', value: 'value', goal: 'goal', against: 'new ÷ old' }

export function printTable(rows: Row[]) {
  const isCompared = rows.some(({ against }) => against !== undefined)
  const columns = ['label', 'value', ...(isCompared ? (['against'] as const) : []), 'goal'] as const
  const widths = columns.map((column) =>
    Math.max(...[heads, ...rows].map((row) => (row[column] ?? '').length)),
  )
  const print = (cells: (string | undefined)[]) =>
    console.log(`  ${cells.map((cell = '', index) => cell.padEnd(widths[index] ?? 0)).join('  ')}`.trimEnd())

  for (const [part, ofPart] of Map.groupBy(rows, (row) => row.part)) {
    console.log(`\n${part}`)
    print([...columns.map((column) => heads[column]), 'verdict'])
    for (const row of ofPart)
      print([...columns.map((column) => row[column]), row.goal && (row.reached ? 'pass' : 'miss')])
  }
  console.log('')
}

/** @param share the quantile from 0 to 1: `0.5` returns the median */
export const quantile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? NaN

export const median = (values: number[]) => quantile(values, 0.5)

/** Formats a number with thousands separators: `12 345`. */
export const whole = (value: number) => Math.round(value).toLocaleString('en').replaceAll(',', ' ')
