// Badge with a short status: "New", "Ends today", "Level 2". Other content must convey the same meaning.
import type { ReactNode } from 'react'
import { cx } from '../style/cx.ts'

export type BadgeTone = 'plain' | 'accent' | 'positive' | 'warning' | 'negative' | 'info' | 'coin'
export interface BadgeProps {
  tone?: BadgeTone
  icon?: ReactNode
  children: ReactNode
  className?: string
}

const tones: Record<BadgeTone, string> = {
  plain: 'bg-blush text-ink',
  accent: 'bg-accent text-on-accent',
  positive: 'bg-positive-soft text-positive-ink',
  warning: 'bg-warning-soft text-warning-ink',
  negative: 'bg-negative-soft text-negative-ink',
  info: 'bg-info-soft text-info-ink',
  coin: 'bg-coin text-on-coin',
}

export function Badge({ tone = 'plain', icon, children, className }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex max-w-full items-center gap-1.5 rounded-full px-3 py-0.5 text-sm font-semibold',
        'forced-colors:border',
        tones[tone],
        className,
      )}
    >
      {icon}
      <span>{children}</span>
    </span>
  )
}
