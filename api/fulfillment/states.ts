// States of items that are sent to members: redemptions, gift claims and won prizes.

/** States from the reservation to the delivery, in order. */
export const shippingStates = ['reserved', 'confirmed', 'packed', 'shipped', 'delivered'] as const
/** Reserved for a member, and not yet passed to a carrier. */
export const unsentStates = ['reserved', 'confirmed', 'packed'] as const
/** Promised to a member, and not yet delivered. */
export const underwayStates = [...unsentStates, 'shipped'] as const
/** All states except `expired`, which only gift claims have. */
export const commonStates = [...shippingStates, 'cancelled', 'returned'] as const

export type CommonState = (typeof commonStates)[number]
export type FulfillmentState = CommonState | 'expired'

export type Step<State extends FulfillmentState = FulfillmentState> = { state: State; at: string }

/** Allowed transitions. Only the member cancels a returned item. */
export const nextStates: Readonly<Record<FulfillmentState, readonly FulfillmentState[]>> = {
  reserved: ['confirmed', 'cancelled', 'expired'],
  confirmed: ['packed', 'cancelled'],
  packed: ['shipped', 'cancelled'],
  shipped: ['delivered', 'returned'],
  delivered: ['returned'],
  cancelled: [],
  returned: ['cancelled'],
  expired: [],
}

/** States from which the warehouse moves an item to the next one. */
export const sourcesOf = (to: CommonState): readonly CommonState[] =>
  commonStates.filter((state) => state !== 'returned' && nextStates[state].includes(to))

export type Returns = { coins: boolean; stock: boolean; right: boolean }

/**
 * Coins, piece and right to claim that a transition returns. For each returned parcel, the back office decides if its
 * contents return to stock, with the command `stock`.
 * @param refundsReturned true if a returned parcel refunds the coins without a cancellation by the member
 */
export function returnsOf(
  from: FulfillmentState,
  to: FulfillmentState,
  { refundsReturned }: { refundsReturned: boolean },
): Returns {
  const isEnded = to === 'cancelled' || to === 'expired'
  return {
    coins: isEnded || (to === 'returned' && refundsReturned),
    stock: isEnded && from !== 'returned',
    right: isEnded,
  }
}

type Progress = { state: FulfillmentState; steps: readonly { state: string }[] }

/** Returns true if the parcel was returned before it reached the member. */
export const isUndelivered = ({ state, steps }: Progress): boolean =>
  state === 'returned' && !steps.some((step) => step.state === 'delivered')

export const isCancellable = (progress: Progress): boolean =>
  progress.state === 'reserved' || isUndelivered(progress)

export const isUnderway = (state: FulfillmentState): boolean => state !== 'delivered' && isShipping(state)

const isShipping = (state: FulfillmentState) => shippingStates.some((shipping) => shipping === state)

/**
 * Cancellation by the member. An undelivered parcel counts as the brand's responsibility, even if the member cancels
 * it.
 */
export const memberCancellation = (progress: Progress) =>
  isUndelivered(progress)
    ? ({ from: 'returned', to: 'cancelled', calledOffBy: 'brand' } as const)
    : ({ from: 'reserved', to: 'cancelled', calledOffBy: 'member' } as const)
