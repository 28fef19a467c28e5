// Cancels the claim of a gift.
import { cancelGiftClaim } from '../../../../generated/calls/gifts.ts'
import type { MyGift } from '../../../../generated/schema.d.ts'
import { CancelDelivery } from '../../../forms/delivery/CancelDelivery.tsx'

type CancelClaimProps = { mine: Pick<MyGift, 'id' | 'gift' | 'coins'> }

export const CancelClaim = ({ mine: { id, gift, coins } }: CancelClaimProps) => (
  <CancelDelivery
    id={id}
    name={gift.name}
    coins={coins}
    operation={cancelGiftClaim}
    messages={{
      open: 'gifts.cancel',
      title: 'gifts.cancel.title',
      text: 'gifts.cancel.text',
      go: 'gifts.cancel.go',
      stay: 'gifts.cancel.stay',
      done: 'gifts.cancelled',
    }}
  />
)
