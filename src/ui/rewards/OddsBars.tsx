// Shows the prizes of a draw with their odds on a linear scale, so that rare prizes look rare.
import type { ReactNode } from 'react'
import { cx } from '../style/cx.ts'

export interface Odds {
  id: string
  prize: ReactNode
  /** Probability of the prize, from 0 to 1. */
  share: number
  /** Formatted probability: "2.5 %". */
  chance: ReactNode
  /** Remaining stock: "12 left", "All given". */
  stock?: ReactNode
}

export function OddsBars({ label, odds }: { label: string; odds: readonly Odds[] }) {
  return (
    <div className="@container">
      <ul aria-label={label} className="grid grid-cols-1 gap-4 @min-[34rem]:grid-cols-2 @min-[34rem]:gap-x-8">
        {odds.map(({ id, prize, share, chance, stock }) => (
          <li key={id} className={cx(share === 0 && 'text-ink-soft')}>
            <div className="flex items-center justify-between gap-x-4">
              <span className="min-w-0 font-semibold">{prize}</span>
              <span className="amount">{chance}</span>
            </div>
            <div
              aria-hidden
              className="mt-1 h-2 overflow-clip rounded-full bg-blush-deep forced-colors:border"
            >
              <div
                style={{ width: `${share * 100}%` }}
                className={cx(
                  'h-full rounded-full bg-accent forced-colors:bg-[CanvasText]',
                  share > 0 && 'min-w-2',
                )}
              />
            </div>
            {stock && <p className="mt-1 text-sm text-ink-soft">{stock}</p>}
          </li>
        ))}
      </ul>
    </div>
  )
}
