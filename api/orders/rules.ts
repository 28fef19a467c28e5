// Puts together what the shop told of an order, pure: its state, and the steps of its parcels.
import { orderRewards } from '../catalog/orderRewards.ts'
import type { ParcelState, ShopOrder, ShopStep } from '../integrations/shopOrders.ts'
import type { StoredStep } from './tables.ts'

type Parcel = { steps: StoredStep[] }

const longest = 200

/** A parcel passes these once, whoever tells of it: the warehouse without a place, the carrier with one. */
const once: readonly ParcelState[] = ['packed', 'handedOver', 'delivered']

/**
 * Oldest first: those known before and those told now. A carrier that says the same again says nothing new, and a step
 * without words beside the same one with words neither.
 */
export function mergeSteps(known: StoredStep[], told: ShopStep[]): StoredStep[] {
  const all = [...known, ...told.map(({ at, ...step }) => ({ ...step, at: at.toISOString() }))].toSorted(
    (a, b) => Date.parse(a.at) - Date.parse(b.at),
  )
  const same = (a: StoredStep, b: StoredStep) =>
    a.state === b.state && a.place === b.place && a.note === b.note
  return all
    .filter((step, index) => all.findIndex((other) => same(step, other)) === index)
    .filter(
      (step, index, steps) => ![steps[index - 1], steps[index + 1]].some((next) => saysMore(next, step)),
    )
    .slice(-longest)
}

const isBare = ({ place, note }: StoredStep) => place === null && note === null

const saysMore = (step: StoredStep | undefined, bare: StoredStep) =>
  step?.state === bare.state &&
  isBare(bare) &&
  !isBare(step) &&
  (once.includes(step.state) || step.at === bare.at)

/** Of the whole order: what is paid and called off by the shop, what is under way by the parcels. */
export function stateOf({ payment, complete }: Pick<ShopOrder, 'payment' | 'complete'>, parcels: Parcel[]) {
  if (payment === 'cancelled' || payment === 'refunded' || parcels.length === 0) return payment
  const arrived = parcels.every(({ steps }) => newestOf(steps)?.state === 'delivered')
  return complete && arrived ? 'delivered' : 'shipped'
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

type Counted = {
  state: string
  currency: string
  subtotal: number
  discount: number
  refunded: number
}

/** What the order should earn as it stands: for its items less discounts and refunds, never for sending them. */
export function rewardFor({ state, currency, subtotal, discount, refunded }: Counted) {
  const { states, mostTimes, perAmount } = orderRewards
  const rate = perAmount[currency]
  if (!rate || !states.some((one) => one === state)) return { coins: 0, points: 0 }
  const full = Math.floor(Math.max(0, subtotal - discount - refunded) / rate.amount)
  const times = Math.min(full, mostTimes)
  return { coins: times * rate.coins, points: times * rate.points }
}
