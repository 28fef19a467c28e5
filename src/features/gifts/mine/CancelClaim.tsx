// Button that cancels the claim of a gift, or gives up a gift whose parcel was returned undelivered.
import { cancelGiftClaim } from '#generated/calls/gifts.ts'
import type { MyGift } from '#generated/schema.d.ts'
import { CancelDelivery } from '#src/domain/delivery/CancelDelivery.tsx'

type CancelClaimProps = { mine: Pick<MyGift, 'id' | 'gift' | 'coins' | 'state'> }

export const CancelClaim = ({ mine: { id, gift, coins, state } }: CancelClaimProps) => (
  <CancelDelivery
    id={id}
    name={gift.name}
    coins={coins}
    operation={cancelGiftClaim}
    messages={state === 'returned' ? ofReturned : ofReserved}
  />
)

const ofReserved = {
  open: 'gifts.cancel',
  title: 'gifts.cancel.title',
  text: 'gifts.cancel.text',
  go: 'gifts.cancel.go',
  stay: 'gifts.cancel.stay',
  done: 'gifts.cancelled',
} as const

/** Message ids for a parcel that was returned undelivered. */
const ofReturned = {
  ...ofReserved,
  open: 'gifts.returned',
  title: 'gifts.returned.title',
  text: 'gifts.returned.text',
  go: 'gifts.returned.go',
} as const
