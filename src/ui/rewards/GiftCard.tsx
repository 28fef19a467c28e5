// Card of a gift or reward in a list: picture, price, and the reason if the gift is not available.
import type { ReactNode } from 'react'
import { Card } from '../content/Card.tsx'
import { cx } from '../style/cx.ts'

export interface GiftCardProps {
  /** Picture of the gift, without rounded corners: the card rounds them. */
  picture: ReactNode
  /** Badge in the upper corner of the picture. */
  badge?: ReactNode
  title: ReactNode
  /** Price: coins, a Price component, or "Free with level 3". */
  price?: ReactNode
  /** Reason why the gift is not available, and the date from which it is available. */
  reason?: ReactNode
  /** One action. */
  action?: ReactNode
  level?: 2 | 3
}

export function GiftCard({ picture, badge, title, price, reason, action, level = 3 }: GiftCardProps) {
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <Card
      as="article"
      padding="none"
      className="row-span-5 grid grid-cols-1 grid-rows-subgrid content-start gap-y-0 pb-4"
    >
      {/* Wrap the picture in a block: otherwise Firefox includes the width of the picture in the row height, and cards overlap the content below. */}
      <div className="row-start-1">{picture}</div>
      {badge && <div className="absolute inset-x-3 top-3">{badge}</div>}
      <Title className="row-start-2 px-4 pt-4 font-semibold">{title}</Title>
      {price && <div className="row-start-3 px-4 pt-2">{price}</div>}
      {reason && <p className="row-start-4 px-4 pt-2 text-sm text-ink-soft">{reason}</p>}
      {action && <div className="row-start-5 self-end px-4 pt-3">{action}</div>}
    </Card>
  )
}

export interface GiftShelfProps {
  /** Label of the list for screen readers. */
  label: string
  /** True for wide pictures, which are shown one per row on phones. */
  wide?: boolean
  /** True for narrow pictures, which are shown six per row on desktops. */
  narrow?: boolean
  /** GiftShelfItem elements. */
  children: ReactNode
}

/**
 * Grid of cards with as many columns as fit. The prices of a row align even if the titles have different numbers of
 * lines.
 */
export function GiftShelf({ label, wide, narrow, children }: GiftShelfProps) {
  return (
    <ul
      aria-label={label}
      className={cx(
        '-mb-3 grid gap-x-3 tablet:-mb-6 tablet:gap-x-6',
        wide
          ? 'grid-cols-1 sm:grid-cols-[repeat(auto-fill,minmax(15rem,1fr))]'
          : cx(
              'grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))]',
              narrow
                ? 'tablet:grid-cols-3 lg:grid-cols-6'
                : 'tablet:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))]',
            ),
      )}
    >
      {children}
    </ul>
  )
}

/**
 * List item of a card. It has a margin instead of a row gap, because a row gap would also separate the parts of each
 * card.
 */
export const GiftShelfItem = ({ children }: { children: ReactNode }) => (
  <li className="row-span-5 mb-3 grid grid-rows-subgrid tablet:mb-6">{children}</li>
)
