// Defines the states of items that are sent to members (redemptions and gift claims), and the allowed transitions.

/** States from reservation to delivery, in order. */
export const shippingStates = ['reserved', 'confirmed', 'packed', 'shipped', 'delivered'] as const
/** States of an item that is reserved for a member and not yet passed to a carrier. */
export const unsentStates = ['reserved', 'confirmed', 'packed'] as const
/** States of an item that is reserved for a member and not yet delivered. */
export const underwayStates = [...unsentStates, 'shipped'] as const
/** All states except `expired`, which only gift claims have. */
export const commonStates = [...shippingStates, 'cancelled', 'returned'] as const

export type CommonState = (typeof commonStates)[number]
export type FulfillmentState = CommonState | 'expired'

export type Step<State extends FulfillmentState = FulfillmentState> = { state: State; at: string }

/** Allowed transitions by current state. Only the member can cancel a returned item. */
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

/** Returns the states from which the warehouse may move an item to the state `to`. */
export const sourcesOf = (to: CommonState): readonly CommonState[] =>
  commonStates.filter((state) => state !== 'returned' && nextStates[state].includes(to))

/**
 * Returns the states to which the warehouse may move an item. A report of a later state adds the states in between.
 */
export function targetsOf(state: FulfillmentState): CommonState[] {
  if (state === 'returned') return []
  const reached = shippingStates.findIndex((each) => each === state)
  const later = reached < 0 ? [] : shippingStates.slice(reached + 1)
  const ends = (['returned', 'cancelled'] as const).filter((to) => nextStates[state].includes(to))
  return [...later, ...ends]
}

export type Returns = { coins: boolean; stock: boolean; right: boolean }

/**
 * Determines whether a transition refunds the coins, returns the unit to stock, and allows the member to claim the gift
 * again. The unit of a returned parcel does not go back to stock automatically. The back office adds usable units with
 * the command `stock`.
 * @param refundsReturned true if the coins are refunded when the parcel is returned, without a cancellation by the
 * member
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

/** Returns true if the parcel was returned and was never delivered to the member. */
export const isUndelivered = ({ state, steps }: Progress): boolean =>
  state === 'returned' && !steps.some((step) => step.state === 'delivered')

export const isCancellable = (progress: Progress): boolean =>
  progress.state === 'reserved' || isUndelivered(progress)

export const isUnderway = (state: FulfillmentState): boolean => state !== 'delivered' && isShipping(state)

const isShipping = (state: FulfillmentState) => shippingStates.some((shipping) => shipping === state)

/**
 * Returns the transition for a cancellation by the member. If the parcel was returned undelivered, the brand counts as
 * the canceling party, so that the refunded coins stay valid for a minimum number of days.
 */
export const memberCancellation = (progress: Progress) =>
  isUndelivered(progress)
    ? ({ from: 'returned', to: 'cancelled', calledOffBy: 'brand' } as const)
    : ({ from: 'reserved', to: 'cancelled', calledOffBy: 'member' } as const)
