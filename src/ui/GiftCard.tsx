// A gift or a reward in a list: its picture, what it costs, and why not where it cannot be had.
import type { ReactNode } from 'react'
import { Card } from './Card.tsx'

export interface GiftCardProps {
  /** A Picture without a round corner of its own. */
  picture: ReactNode
  /** On the picture's upper corner. */
  badge?: ReactNode
  title: ReactNode
  /** Coins, a Price, or "Free with level 3". */
  price?: ReactNode
  /** Why it cannot be had, and when it can. */
  reason?: ReactNode
  /** One action. */
  action?: ReactNode
  level?: 2 | 3
}

export function GiftCard({ picture, badge, title, price, reason, action, level = 3 }: GiftCardProps) {
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <Card as="article" padding="none" className="flex flex-col">
      {picture}
      {badge && <div className="absolute inset-x-3 top-3">{badge}</div>}
      <div className="flex flex-1 flex-col gap-2 p-4">
        <Title className="font-semibold">{title}</Title>
        {price && <div>{price}</div>}
        {reason && <p className="text-sm text-ink-soft">{reason}</p>}
        {action && <div className="mt-auto pt-1">{action}</div>}
      </div>
    </Card>
  )
}
