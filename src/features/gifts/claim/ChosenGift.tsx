// The gift that a step is about, beside it.
import { Drawing } from '../../../runtime/layout/Drawing.tsx'
import { Card } from '../../../ui/Card.tsx'
import { GiftPrice } from '../GiftPrice.tsx'
import type { Claiming } from './claiming.ts'

export const ChosenGift = ({ gift: { name, picture, coins } }: Pick<Claiming, 'gift'>) => (
  <Card as="aside" tone="blush" padding="snug" className="flex items-center gap-4">
    <Drawing src={picture} className="size-20 shrink-0 rounded-panel object-cover" />
    <div className="min-w-0">
      <p className="font-semibold">{name}</p>
      <GiftPrice coins={coins} />
    </div>
  </Card>
)
