// A page in two columns of the shell: what it is about, and beside it what helps. On a phone they follow one another.
import type { ReactNode } from 'react'
import { cx } from '../style/cx.ts'

export interface ColumnsProps {
  /** What stands beside, from 768 on. The last card of either column ends where the other column ends. */
  aside?: ReactNode
  children: ReactNode
  /** Where they stand below one another, what stands beside comes first: it is what the rest is about, and nothing to press. */
  asideFirst?: boolean
  /** What is long: below both, as wide as both. */
  after?: ReactNode
  /** Two columns of the same width, where both hold as much. */
  even?: boolean
  /** Below one another up to 1023 as well: what stands there needs the room. */
  late?: boolean
}

const gridClass = 'grid grid-cols-1 gap-4 tablet:gap-6'

/** Columns of the same width as the shell's: twelve without a rail, as many as the rail leaves with one. */
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
