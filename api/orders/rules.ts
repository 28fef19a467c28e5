// Calculates the state of an order, its used vouchers and its earned coins.
import type { components } from '#generated/schema.d.ts'
import { orderRewards } from '../catalog/orderRewards.ts'
import { newestOf } from '../fulfillment/parcelSteps.ts'
import type { StoredStep } from '../fulfillment/tables.ts'
import type { Payment, ShopOrder } from '../integrations/shopOrders.ts'

type OrderState = components['schemas']['OrderState']
type Parcel = { steps: StoredStep[] }

/** State of an order for each payment state, if the order has no parcels. */
const paymentStates = {
  pending: 'placed',
  expired: 'placed',
  authorized: 'placed',
  partiallyPaid: 'placed',
  paid: 'paid',
  partiallyRefunded: 'paid',
  refunded: 'refunded',
  voided: 'cancelled',
  cancelled: 'cancelled',
} as const satisfies Record<Payment, OrderState>

/**
 * Returns the state of an order. The shop's messages determine payment and cancellation, and the parcels determine
 * delivery.
 */
export function stateOf(
  { payment, complete }: Pick<ShopOrder, 'payment' | 'complete'>,
  parcels: Parcel[],
): OrderState {
  const state = paymentStates[payment]
  if (state === 'cancelled' || state === 'refunded' || parcels.length === 0) return state
  const arrived = parcels.every(({ steps }) => newestOf(steps)?.state === 'delivered')
  return complete && arrived ? 'delivered' : 'shipped'
}

/**
 * Returns true if an order uses the vouchers whose codes it contains. A test order uses no vouchers, and neither does
 * an order that was canceled before shipping.
 */
export function takesVouchers({
  payment,
  isTest,
  isSent,
}: Pick<ShopOrder, 'payment' | 'isTest'> & { isSent: boolean }) {
  const state = paymentStates[payment]
  return !isTest && !((state === 'cancelled' || state === 'refunded') && !isSent)
}

type Counted = Pick<
  ShopOrder,
  'payment' | 'isTest' | 'currency' | 'subtotal' | 'discount' | 'refunded' | 'received' | 'placedAt'
>

/**
 * Returns the coins and points that an order earns in its current state. Counts only money that the shop received: the
 * amounts of items after discounts and refunds, without shipping. Test orders, and orders placed before the membership,
 * earn no coins.
 */
export function rewardFor(order: Counted, joinedAt: Date) {
  const { mostTimes, perAmount, joinedWithinHours } = orderRewards()
  const rate = perAmount[order.currency]
  const isMembers = order.placedAt.getTime() >= joinedAt.getTime() - joinedWithinHours * 3_600_000
  if (!rate || order.isTest || !isMembers) return { coins: 0, points: 0 }
  const full = Math.floor(receivedForItems(order) / rate.amount)
  const times = Math.min(full, mostTimes)
  return { coins: times * rate.coins, points: times * rate.points }
}

/** Returns true if the shop received the full amount, even if the amount was refunded later. */
export const isPaid = (payment: Payment) => ['paid', 'partiallyRefunded', 'refunded'].includes(payment)

function receivedForItems({ payment, subtotal, discount, refunded, received }: Counted): number {
  const items = Math.max(0, subtotal - discount - refunded)
  if (payment === 'paid' || payment === 'partiallyRefunded') return items
  return payment === 'partiallyPaid' ? Math.min(items, received) : 0
}
