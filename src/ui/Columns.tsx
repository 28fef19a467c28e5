// A page in two columns of the shell: what it is about, and beside it what helps. On a phone they follow one another.
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export interface ColumnsProps {
  /** What stands beside, from 768 on. */
  aside: ReactNode
  children: ReactNode
}

/** Columns of the same width as the shell's: twelve without a rail, as many as the rail leaves with one. */
export const pageColumnsClass =
  'grid grid-cols-1 gap-4 tablet:grid-cols-12 tablet:gap-6 md:grid-cols-9 lg:grid-cols-10'

const partClass = 'grid min-w-0 grid-cols-1 content-start gap-4 tablet:gap-6'

export function Columns({ aside, children }: ColumnsProps) {
  return (
    <div className={pageColumnsClass}>
      <div className={cx(partClass, 'tablet:col-span-7 md:col-span-5 lg:col-span-6')}>{children}</div>
      <div className={cx(partClass, 'tablet:col-span-5 md:col-span-4')}>{aside}</div>
    </div>
  )
}
