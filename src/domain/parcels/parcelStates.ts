// Labels of parcel states.
import type { ParcelState } from '#generated/schema.d.ts'
import type { MessageId } from '#src/runtime/language/messages.ts'

export const parcelStates: Record<ParcelState, MessageId> = {
  packed: 'orders.parcel.packed',
  handedOver: 'orders.parcel.handedOver',
  inTransit: 'orders.parcel.inTransit',
  outForDelivery: 'orders.parcel.outForDelivery',
  attempted: 'orders.parcel.attempted',
  waitsForPickup: 'orders.parcel.waitsForPickup',
  delivered: 'orders.parcel.delivered',
  failed: 'orders.parcel.failed',
}

/**
 * Returns true if a delivery attempt was unsuccessful or the delivery has failed, because the member may have to act.
 */
export const needsAttention = (state: ParcelState) => state === 'attempted' || state === 'failed'
