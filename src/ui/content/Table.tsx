// Table of numbers. Phones show each row as a column. Two of these columns are visible, and the user scrolls sideways
// to the others, so that values of the same kind stay on one line.
import type { ReactNode } from 'react'
import { cx } from '../style/cx.ts'

export interface Column<Row> {
  id: string
  head: string
  /** Right-aligns numbers. */
  figures?: boolean
  cell: (row: Row) => ReactNode
}
export interface TableProps<Row> {
  /** Name of the table for screen readers. */
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
      <tbody
        // Make the container focusable, because WCAG 2.1.1 requires keyboard access to scrollable content. Position the
        // container, so that it clips visually hidden text: this text would otherwise widen the page and push the tabs
        // off the screen of a phone.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="relative -mx-4 grid snap-x auto-cols-[minmax(9.5rem,1fr)] grid-flow-col divide-x divide-line overflow-x-auto scroll-px-4 px-4 tablet:mx-0 tablet:table-row-group tablet:divide-x-0"
        style={{ gridTemplateRows: `repeat(${columns.length}, auto)` }}
      >
        {rows.map((row) => (
          <tr
            key={rowId(row)}
            className="grid snap-start grid-rows-subgrid content-start px-3 first:pl-0 last:pr-0 tablet:table-row tablet:border-b tablet:border-line"
            style={{ gridRow: `span ${columns.length}` }}
          >
            {columns.map(({ id, head, figures, cell }) => (
              <td
                key={id}

                className={cx(
                  'flex min-w-0 flex-col py-2 tablet:table-cell tablet:px-3 tablet:py-3',
                  figures && 'tabular-nums tablet:text-right tablet:whitespace-nowrap',
                )}
              >
                <span aria-hidden className="text-sm text-ink-soft tablet:hidden">
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
