// Two-column layout of a page: main content and related content. On phones they are stacked.
import type { ReactNode } from 'react'
import { cx } from '../style/cx.ts'

export interface ColumnsProps {
  /** Second column, from 768 on. The last card of the shorter column is stretched to the end of the other. */
  aside?: ReactNode
  children: ReactNode
  /** Shows the second column first when stacked, because it introduces the rest and has no controls. */
  asideFirst?: boolean
  /** Long content below both columns, in full width. */
  after?: ReactNode
  /** Columns of equal width. */
  even?: boolean
  /** Stacks the columns up to 1023, because the content needs the width. */
  late?: boolean
}

const gridClass = 'grid grid-cols-1 gap-4 tablet:gap-6'

/** Grid of the shell's columns: twelve without a rail, or the remaining ones with a rail. */
export const pageColumnsClass = cx(gridClass, 'tablet:grid-cols-12 md:grid-cols-9 lg:grid-cols-10')

const partClass = 'flex min-w-0 flex-col gap-4 tablet:gap-6 ends-together'

export function Columns({ aside, asideFirst, children, after, even, late }: ColumnsProps) {
  const [grid, main, beside] = even
    ? [cx(gridClass, 'tablet:grid-cols-2')]
    : late
      ? [cx(gridClass, 'md:grid-cols-9 lg:grid-cols-10'), 'md:col-span-6 lg:col-span-7', 'md:col-span-3']
      : [pageColumnsClass, 'tablet:col-span-7 md:col-span-5 lg:col-span-6', 'tablet:col-span-5 md:col-span-4']
  return (
    <div className={cx(grid, 'fills-alone')}>
      <div className={cx(partClass, main)}>{children}</div>
      <div
        className={cx(
          partClass,
          beside,
          asideFirst && (late ? 'max-md:order-first' : 'max-tablet:order-first'),
        )}
      >
        {aside}
      </div>
      {after && <div className={cx(partClass, 'col-span-full')}>{after}</div>}
    </div>
  )
}
