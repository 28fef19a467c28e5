// Shows the remaining stock of a prize.
import { FormattedMessage } from 'react-intl'
import type { LuckyGift } from '#generated/schema.d.ts'

export const Stock = ({ of: { remaining } }: { of: LuckyGift }) => (
  <FormattedMessage
    id="games.draw.stock"
    values={{ left: remaining ?? 'always', remaining: remaining ?? 0 }}
  />
)
