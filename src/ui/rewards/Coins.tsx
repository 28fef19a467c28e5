// Amount of coins with an icon. A price may be shown next to the previous price. The caller formats the numbers in the
// chosen language.
import type { ReactNode } from 'react'
import { cx } from '../style/cx.ts'

export interface CoinsProps {
  /** Formatted number of coins: "1,250", "+20". */
  children: ReactNode
  /** Unit for screen readers, read after the number: "coins". */
  unit: string
  size?: 'small' | 'regular' | 'large'
  className?: string
}

const sizes = { small: 'gap-1 text-base', regular: 'gap-1.5 text-lg', large: 'gap-2 text-2xl' }

export function Coins({ children, unit, size = 'regular', className }: CoinsProps) {
  return (
    <span className={cx('inline-flex items-baseline', sizes[size], className)}>
      <span aria-hidden className="coin size-[1.1em] shrink-0 self-center" />
      <span className="amount">{children}</span>
      <span className="sr-only">{unit}</span>
    </span>
  )
}

export interface PriceProps {
  now: ReactNode
  oldPrice?: ReactNode
  /** Labels of the two prices for screen readers: "Now", "Before". */
  nowLabel: string
  wasLabel: string
}

export function Price({ now, oldPrice, nowLabel, wasLabel }: PriceProps) {
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <span className="amount text-lg">
        {oldPrice && <span className="sr-only">{nowLabel} </span>}
        {now}
      </span>
      {oldPrice && (
        <span className="text-sm text-ink-soft">
          <span className="sr-only">{wasLabel} </span>
          <s>{oldPrice}</s>
        </span>
      )}
    </span>
  )
}
