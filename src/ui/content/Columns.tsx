// A page in two columns of the shell: what it is about, and beside it what helps. On a phone they follow one another.
import type { ReactNode } from 'react'
import { cx } from '../style/cx.ts'

export interface ColumnsProps {
  /** What stands beside, from 768 on. */
  aside: ReactNode
  children: ReactNode
  /** Whether what stands beside comes first on a phone: then it is what the rest is about, and nothing to press. */
  asideFirst?: boolean
  /** What is long: below the children, and on a phone below what stands beside them, too. */
  after?: ReactNode
}

/** Columns of the same width as the shell's: twelve without a rail, as many as the rail leaves with one. */
export const pageColumnsClass =
  'grid grid-cols-1 gap-4 tablet:grid-cols-12 tablet:gap-6 md:grid-cols-9 lg:grid-cols-10'

const partClass = 'grid min-w-0 grid-cols-1 content-start gap-4 tablet:gap-6'
const mainClass = cx(partClass, 'tablet:col-span-7 md:col-span-5 lg:col-span-6')

export function Columns({ aside, asideFirst, children, after }: ColumnsProps) {
  return (
    <div className={cx(pageColumnsClass, after !== undefined && 'tablet:grid-rows-[auto_1fr]')}>
      <div className={mainClass}>{children}</div>
      <div
        className={cx(
          partClass,
          'tablet:col-span-5 md:col-span-4',
          asideFirst && 'max-tablet:order-first',
          after !== undefined && 'tablet:row-span-2',
        )}
      >
        {aside}
      </div>
      {after !== undefined && <div className={mainClass}>{after}</div>}
    </div>
  )
}
