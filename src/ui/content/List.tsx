// List of rows with separators: addresses, orders, settings, links.
import type { ReactNode } from 'react'
import { cx } from '../style/cx.ts'
import type { RenderLink } from '../actions/link.ts'

export interface ListProps {
  label?: string
  /** Id of its heading, instead of a label. */
  labelledBy?: string
  /** Number of rows of a long list: off screen they are neither laid out nor painted, but found by text search. */
  stretch?: number
  /** Two rows side by side, from 768 on. */
  columns?: boolean
  children: ReactNode
}

/** Estimated height in rem of rows that have not been rendered. */
const rowHeight = 4.6

export function List({ label, labelledBy, stretch, columns, children }: ListProps) {
  return (
    <ul
      aria-label={label}
      aria-labelledby={labelledBy}
      style={
        stretch !== undefined ? { containIntrinsicBlockSize: `auto ${stretch * rowHeight}rem` } : undefined
      }
      className={cx(
        'divide-y divide-line overflow-clip rounded-card border border-line bg-raised',
        columns && 'rows-in-pairs',
        stretch !== undefined && '[content-visibility:auto]',
      )}
    >
      {children}
    </ul>
  )
}

export interface ListRowProps {
  /** Icon, picture or avatar. */
  start?: ReactNode
  title: ReactNode
  text?: ReactNode
  /** Amount, badge, or separate control of the row. */
  end?: ReactNode
  /** Renders the whole row as a link or button. */
  render?: RenderLink
  /** Content below the link, with separate controls. */
  below?: ReactNode
}

const rowClass = 'flex min-h-16 w-full items-center gap-4 px-4 py-3 text-left tablet:px-5'

export function ListRow({ start, title, text, end, render, below }: ListRowProps) {
  const content = (
    <>
      {start && <span className="grid shrink-0 place-items-center text-accent">{start}</span>}
      {/* If the text would become too narrow, the end of the row wraps below it. */}
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <span className="min-w-0 flex-[1_1_7rem]">
          <span className="block font-semibold">{title}</span>
          {text && <span className="block text-sm text-ink-soft">{text}</span>}
        </span>
        {end}
      </span>
      {render && <span aria-hidden className="leads-on shrink-0 text-ink-soft" />}
    </>
  )
  if (!render && !below) return <li className={rowClass}>{content}</li>
  const className = cx(rowClass, 'transition-colors hover:bg-blush focus-visible:-outline-offset-4')
  return (
    <li>
      {render ? render({ className, children: content }) : <div className={rowClass}>{content}</div>}
      {below}
    </li>
  )
}
