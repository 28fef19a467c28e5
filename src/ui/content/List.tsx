// Rows under each other with a hairline between: addresses, orders, settings, links.
import type { ReactNode } from 'react'
import { cx } from '../style/cx.ts'
import type { RenderLink } from '../actions/link.ts'

export interface ListProps {
  label?: string
  /** The id of its heading, in place of a label. */
  labelledBy?: string
  /** So many rows of a list that may be long: out of sight they are neither laid out nor painted, and can still be found. */
  stretch?: number
  /** Beside each other, two in a row, from 768 on. */
  columns?: boolean
  children: ReactNode
}

/** About what a row is high in rem, for those that were never seen. */
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
  /** An icon, a picture, an avatar. */
  start?: ReactNode
  title: ReactNode
  text?: ReactNode
  /** An amount, a badge, or a control of the row's own. */
  end?: ReactNode
  /** The whole row is a link or a button. */
  render?: RenderLink
  /** More of it, with controls of its own: below the link, no part of it. */
  below?: ReactNode
}

const rowClass = 'flex min-h-16 w-full items-center gap-4 px-4 py-3 text-left tablet:px-5'

export function ListRow({ start, title, text, end, render, below }: ListRowProps) {
  const content = (
    <>
      {start && <span className="grid shrink-0 place-items-center text-accent">{start}</span>}
      {/* Where the text would be squeezed, the row's end wraps below it. */}
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
