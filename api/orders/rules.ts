// Rules of orders: state, used vouchers and earned coins.
import type { components } from '#generated/schema.d.ts'
import { orderRewards } from '../catalog/orderRewards.ts'
import { newestOf } from '../fulfillment/parcelSteps.ts'
import type { StoredStep } from '../fulfillment/tables.ts'
import type { Payment, ShopOrder } from '../integrations/shopOrders.ts'

type OrderState = components['schemas']['OrderState']
type Parcel = { steps: StoredStep[] }

/** State of an order by payment, without parcels. */
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

/** Returns an order's state: payment and cancellation by the shop, delivery by the parcels. */
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
 * Returns true if an order uses the vouchers with its codes: test orders do not, and an order that is canceled before
 * shipping returns them.
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
 * Returns coins and points that an order currently earns: for items after discounts and refunds, not for shipping, and
 * only for money that was received. Test orders and orders placed before the membership earn no coins.
 */
export function rewardFor(order: Counted, joinedAt: Date) {
  const { mostTimes, perAmount, joinedWithinHours } = orderRewards
  const rate = perAmount[order.currency]
  const isMembers = order.placedAt.getTime() >= joinedAt.getTime() - joinedWithinHours * 3_600_000
  if (!rate || order.isTest || !isMembers) return { coins: 0, points: 0 }
  const full = Math.floor(receivedForItems(order) / rate.amount)
  const times = Math.min(full, mostTimes)
  return { coins: times * rate.coins, points: times * rate.points }
}

/** Returns true if the full amount arrived, also if it was refunded later. */
export const isPaid = (payment: Payment) => ['paid', 'partiallyRefunded', 'refunded'].includes(payment)

function receivedForItems({ payment, subtotal, discount, refunded, received }: Counted): number {
  const items = Math.max(0, subtotal - discount - refunded)
  if (payment === 'paid' || payment === 'partiallyRefunded') return items
  return payment === 'partiallyPaid' ? Math.min(items, received) : 0
}
