// Cancels a redemption.
import { cancelRedemption } from '../../../../generated/calls/coins.ts'
import type { Redemption } from '../../../../generated/schema.d.ts'
import { CancelDelivery } from '../../../forms/delivery/CancelDelivery.tsx'

type CancelRedemptionProps = { redemption: Pick<Redemption, 'id' | 'product' | 'price'> }

export const CancelRedemption = ({ redemption: { id, product, price } }: CancelRedemptionProps) => (
  <CancelDelivery
    id={id}
    name={product.name}
    coins={price}
    operation={cancelRedemption}
    messages={{
      open: 'coins.cancel',
      title: 'coins.cancel.title',
      text: 'coins.cancel.text',
      go: 'coins.cancel.go',
      stay: 'coins.cancel.stay',
      done: 'coins.cancelled',
    }}
  />
)
