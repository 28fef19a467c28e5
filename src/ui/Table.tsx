// Rows of figures. A table where there is room; on a phone each row is a small list of names and values, because a
// table that scrolls sideways hides what it was made to compare.
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export interface Column<Row> {
  id: string
  head: string
  /** Figures stand at the end, so that their digits do. */
  figures?: boolean
  cell: (row: Row) => ReactNode
}
export interface TableProps<Row> {
  /** The table's name, spoken. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
}

export function Table<Row>({ label, columns, rows, rowId }: TableProps<Row>) {
  return (
    <table aria-label={label} className="block w-full tablet:table">
      <thead className="sr-only tablet:not-sr-only tablet:table-header-group">
        <tr className="border-b border-line-strong">
          {columns.map(({ id, head, figures }) => (
            <th
              key={id}

              scope="col"
              className={cx('px-3 py-2 text-sm text-ink-soft', figures ? 'text-right' : 'text-left')}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block tablet:table-row-group">
        {rows.map((row) => (
          <tr
            key={rowId(row)}

            className="block border-b border-line py-3 tablet:table-row tablet:py-0"
          >
            {columns.map(({ id, head, figures, cell }) => (
              <td
                key={id}

                className={cx(
                  'flex flex-wrap justify-between gap-x-4 py-0.5 tablet:table-cell tablet:px-3 tablet:py-3',
                  figures && 'tabular-nums tablet:text-right',
                )}
              >
                <span aria-hidden className="text-ink-soft tablet:hidden">
                  {head}
                </span>
                <span className="min-w-0">{cell(row)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
