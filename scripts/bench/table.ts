// The table that a bench ends with.

export type Row = {
  part: string
  label: string
  value: string
  /** As text; rows without one are for information. */
  goal?: string
  reached?: boolean
  /** The figure of the value, where a ratio to another revision's says something. */
  amount?: number
  /** That ratio, as text. */
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

/** @param share of the values that lie below, from 0 to 1 */
export const quantile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? NaN

export const median = (values: number[]) => quantile(values, 0.5)

/** `12 345`. */
export const whole = (value: number) => Math.round(value).toLocaleString('en').replaceAll(',', ' ')
