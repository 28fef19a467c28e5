// List of names and values, for example a summary before a claim, a receipt, or details of an order.
import type { ReactNode } from 'react'
import { cx } from '../style/cx.ts'

export interface Fact {
  id: string
  name: ReactNode
  value: ReactNode
  /** Marks the total. */
  sum?: boolean
}

interface FactsProps {
  facts: readonly Fact[]
  /** True for a short list on phones, such as the facts of a product on the first screen. */
  compact?: boolean
}

export function Facts({ facts, compact }: FactsProps) {
  return (
    <dl className="divide-y divide-line">
      {facts.map(({ id, name, value, sum }) => (
        <div
          key={id}
          className={cx(
            'flex flex-wrap items-baseline justify-between gap-x-6 py-3',
            compact && 'max-tablet:gap-x-4 max-tablet:py-1',
            sum && 'font-semibold',
          )}
        >
          <dt className={sum ? undefined : 'text-ink-soft'}>{name}</dt>
          <dd className="ml-auto min-w-0 text-right">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export interface Stat {
  id: string
  name: ReactNode
  value: ReactNode
  note?: ReactNode
}

/** Large variant of the list, for the two to four key numbers of a page. */
export function Stats({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3">
      {stats.map(({ id, name, value, note }) => (
        <div key={id} className="flex flex-col rounded-panel bg-blush p-4">
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className="amount text-2xl">{value}</dd>
          {note && <dd className="mt-auto pt-1 text-sm text-ink-soft">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
