// Rules of orders, pure: the state of an order, the vouchers it takes and the coins it earns.
import type { components } from '#generated/schema.d.ts'
import { orderRewards } from '../catalog/orderRewards.ts'
import { newestOf } from '../fulfillment/parcelSteps.ts'
import type { StoredStep } from '../fulfillment/tables.ts'
import type { Payment, ShopOrder } from '../integrations/shopOrders.ts'

type OrderState = components['schemas']['OrderState']
type Parcel = { steps: StoredStep[] }

/** The state that a payment gives an order on its own. */
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

/** An order's state: payment and cancellation by the shop, transport by the parcels. */
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
 * Whether an order takes the vouchers whose codes it names: test orders take none, and an order that is called off before anything was
 * sent gives them back.
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
 * Coins and points that an order earns as it is now: for its items after discounts and refunds, never for shipping, and only for
 * money that was received. Test orders and orders placed before the membership earn nothing.
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

/** Returns whether the full amount arrived, also if it was refunded later. */
export const isPaid = (payment: Payment) => ['paid', 'partiallyRefunded', 'refunded'].includes(payment)

function receivedForItems({ payment, subtotal, discount, refunded, received }: Counted): number {
  const items = Math.max(0, subtotal - discount - refunded)
  if (payment === 'paid' || payment === 'partiallyRefunded') return items
  return payment === 'partiallyPaid' ? Math.min(items, received) : 0
}
