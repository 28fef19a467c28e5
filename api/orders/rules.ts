// Rules of orders and parcels, pure: an order's state, the steps of its parcels, and what it earns.
import type { components } from '#generated/schema.d.ts'
import { orderRewards } from '../catalog/orderRewards.ts'
import {
  parcelStates,
  type ParcelState,
  type Payment,
  type ShopOrder,
  type ShopStep,
} from '../integrations/shopOrders.ts'
import type { StoredStep } from './tables.ts'

type OrderState = components['schemas']['OrderState']
type Parcel = { steps: StoredStep[] }

const longest = 200

/**
 * The union of both, oldest first: the same in any order of merging. A step that is repeated keeps its first time.
 */
export function mergeSteps(storedSteps: readonly StoredStep[], newSteps: readonly ShopStep[]): StoredStep[] {
  const all = [...storedSteps, ...newSteps.map(({ at, ...step }) => ({ ...step, at: at.toISOString() }))]
  const bySame = Map.groupBy(all, ({ state, place, note }) => JSON.stringify([state, place, note]))
  return [...bySame.values()]
    .map((repeats) => repeats.reduce((first, step) => (step.at < first.at ? step : first)))
    .toSorted(byTime)
    .slice(-longest)
}

function byTime(a: StoredStep, b: StoredStep): number {
  const time = Date.parse(a.at) - Date.parse(b.at)
  const progress = parcelStates.indexOf(a.state) - parcelStates.indexOf(b.state)
  const text = ({ place, note }: StoredStep) => JSON.stringify([place, note])
  return time || progress || (text(a) < text(b) ? -1 : 1)
}

/** A parcel goes through these once, whether the warehouse reports it without a place or the carrier with one. */
const once: readonly ParcelState[] = ['packed', 'handedOver', 'delivered']

/** Without steps that have neither place nor note next to the same step that has. */
export const shownSteps = (steps: readonly StoredStep[]) =>
  steps.filter((step, index) => ![steps[index - 1], steps[index + 1]].some((next) => saysMore(next, step)))

const isBare = ({ place, note }: StoredStep) => place === null && note === null

const saysMore = (step: StoredStep | undefined, bare: StoredStep) =>
  step?.state === bare.state &&
  isBare(bare) &&
  !isBare(step) &&
  (once.includes(step.state) || step.at === bare.at)

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

/** The stops of a parcel's way; the other states are halts on it. */
const stops: readonly ParcelState[] = ['packed', 'handedOver', 'inTransit', 'outForDelivery', 'delivered']
const halts: readonly ParcelState[] = ['attempted', 'waitsForPickup', 'failed']

/** How far it has come: one that fails stays where it was, whoever was not met was all but reached. */
export function trackOf(steps: StoredStep[]) {
  const last = steps.findLast(({ state }) => state !== 'failed')?.state ?? 'packed'
  const reached = stops.indexOf(halts.includes(last) ? 'outForDelivery' : last)
  const halted = halts.includes(newestOf(steps)?.state ?? 'packed')
  return { stops: stops.length, reached, halted }
}

export const newestOf = (steps: StoredStep[]) => steps.at(-1)

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
