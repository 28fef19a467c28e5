// Cancels a redemption, or refunds the coins for a parcel that was returned undelivered.
import { cancelRedemption } from '#generated/calls/coins.ts'
import type { Redemption } from '#generated/schema.d.ts'
import { CancelDelivery } from '#src/domain/delivery/CancelDelivery.tsx'

type CancelRedemptionProps = { redemption: Pick<Redemption, 'id' | 'product' | 'price' | 'state'> }

export const CancelRedemption = ({ redemption: { id, product, price, state } }: CancelRedemptionProps) => (
  <CancelDelivery
    id={id}
    name={product.name}
    coins={price}
    operation={cancelRedemption}
    messages={state === 'returned' ? ofReturned : ofReserved}
    isPrimary={state === 'returned'}
  />
)

const ofReserved = {
  open: 'coins.cancel',
  title: 'coins.cancel.title',
  text: 'coins.cancel.text',
  go: 'coins.cancel.go',
  stay: 'coins.cancel.stay',
  done: 'coins.cancelled',
} as const

/** Message ids for a parcel that was returned undelivered. */
const ofReturned = {
  ...ofReserved,
  open: 'coins.returned',
  title: 'coins.returned.title',
  text: 'coins.returned.text',
  go: 'coins.returned.go',
} as const
