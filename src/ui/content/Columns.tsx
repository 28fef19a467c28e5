// Two-column layout of a page: main content and related content. On phones the columns are stacked.
import type { ReactNode } from 'react'
import { cx } from '../style/cx.ts'

export interface ColumnsProps {
  /**
   * Content of the second column, next to the first column from 768 px on. Cards keep the height of their content:
   * pages distribute their cards so that both columns end at a similar height.
   */
  aside?: ReactNode
  children: ReactNode
  /**
   * True to show the second column above the first when the columns are stacked; set if the second column introduces
   * the main content and has no controls.
   */
  asideFirst?: boolean
  /** Long content below both columns, in the full width. */
  after?: ReactNode
  /** True for two columns of equal width. */
  even?: boolean
  /** True to stack the columns up to a width of 1023 px, because the content needs the space. */
  late?: boolean
}

const gridClass = 'grid grid-cols-1 gap-4 tablet:gap-6'

/** Grid columns of the page: all twelve, or the columns next to the side bar of links if the layout has one. */
export const pageColumnsClass = cx(gridClass, 'tablet:grid-cols-12 md:grid-cols-9 lg:grid-cols-10')

const partClass = 'flex min-w-0 flex-col gap-4 tablet:gap-6'

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
