// Shows the remaining stock of a prize.
import { FormattedMessage } from 'react-intl'
import type { LuckyGift } from '#generated/schema.d.ts'
import { isScarce } from '#src/domain/offers/scarce.ts'

export const Stock = ({ of: { remaining } }: { of: LuckyGift }) => (
  <FormattedMessage
    id="games.draw.stock"
    values={{ left: remaining ?? 'always', remaining: remaining ?? 0 }}
  />
)

/**
 * Shows the remaining stock if few pieces are left, or that a prize never runs out.
 * @returns null for a large stock
 */
export const scarceStock = (gift: LuckyGift) =>
  gift.remaining === null || isScarce(gift.remaining) ? <Stock of={gift} /> : null
