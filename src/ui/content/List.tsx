// List of rows with separators, for example of addresses, orders, settings or links.
import type { ReactNode } from 'react'
import { cx } from '../style/cx.ts'
import type { RenderLink } from '../actions/link.ts'

export interface ListProps {
  label?: string
  /** Id of the heading that labels the list, as an alternative to a label. */
  labelledBy?: string
  /**
   * Number of rows of a long list. The browser neither lays out nor paints rows that are off screen, but the text
   * search of the browser finds them.
   */
  stretch?: number
  /** True to show two rows side by side from 768 px on. */
  columns?: boolean
  children: ReactNode
}

/** Estimated height in rem of a row that has not been rendered yet. */
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
  /** Icon, picture or avatar at the start of the row. */
  start?: ReactNode
  title: ReactNode
  text?: ReactNode
  /** Amount, badge, or separate control at the end of the row. */
  end?: ReactNode
  /** Function that renders the whole row as a link or button. */
  render?: RenderLink
  /** True to mark the whole row, for example as unread. */
  tinted?: boolean
  /** Content below the link; it may contain separate controls. */
  below?: ReactNode
}

const rowClass = 'flex min-h-16 w-full items-center gap-4 px-4 py-3 text-left tablet:px-5'

export function ListRow({ start, title, text, end, render, tinted, below }: ListRowProps) {
  const content = (
    <>
      {start && <span className="grid shrink-0 place-items-center text-accent">{start}</span>}
      {/* Move the content at the end of the row below the text if the text would become too narrow. */}
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
  const tint = tinted && 'bg-blush'
  if (!render && !below) return <li className={cx(rowClass, tint)}>{content}</li>
  const className = cx(rowClass, 'transition-colors hover:bg-blush focus-visible:-outline-offset-4')
  return (
    <li className={cx(tint)}>
      {render ? render({ className, children: content }) : <div className={rowClass}>{content}</div>}
      {below}
    </li>
  )
}
