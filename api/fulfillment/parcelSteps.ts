// Merges steps of parcels, removes repeated ones and calculates the progress.
import { parcelStates, type ParcelState, type ShopStep } from '../integrations/shopOrders.ts'
import type { StoredStep } from './tables.ts'

/** Maximum number of stored steps per parcel. */
const mostSteps = 200

/**
 * Returns the union of both, oldest first, independent of the order of merging. A repeated step keeps its first time.
 */
export function mergeSteps(storedSteps: readonly StoredStep[], newSteps: readonly ShopStep[]): StoredStep[] {
  const all = [...storedSteps, ...newSteps.map(({ at, ...step }) => ({ ...step, at: at.toISOString() }))]
  const bySame = Map.groupBy(all, ({ state, place, note }) => JSON.stringify([state, place, note]))
  return [...bySame.values()]
    .map((repeats) => repeats.reduce((first, step) => (step.at < first.at ? step : first)))
    .toSorted(byTime)
    .slice(-mostSteps)
}

function byTime(a: StoredStep, b: StoredStep): number {
  const time = Date.parse(a.at) - Date.parse(b.at)
  const progress = parcelStates.indexOf(a.state) - parcelStates.indexOf(b.state)
  const text = ({ place, note }: StoredStep) => JSON.stringify([place, note])
  return time || progress || (text(a) < text(b) ? -1 : 1)
}

/** States that occur once per parcel, reported by the warehouse without a place or by the carrier with one. */
const singleStates: readonly ParcelState[] = ['packed', 'handedOver', 'delivered']

/** Removes steps without place and note next to the same step with them. */
export const shownSteps = (steps: readonly StoredStep[]) =>
  steps.filter((step, index) => ![steps[index - 1], steps[index + 1]].some((next) => saysMore(next, step)))

const isBare = ({ place, note }: StoredStep) => place === null && note === null

const saysMore = (step: StoredStep | undefined, bare: StoredStep) =>
  step?.state === bare.state &&
  isBare(bare) &&
  !isBare(step) &&
  (singleStates.includes(step.state) || step.at === bare.at)

/** Stops of a delivery; the other states are halts between them. */
const stops: readonly ParcelState[] = ['packed', 'handedOver', 'inTransit', 'outForDelivery', 'delivered']
const halts: readonly ParcelState[] = ['attempted', 'waitsForPickup', 'failed']

/**
 * Returns the progress of a parcel: a failed one stays at its last stop, and a failed attempt counts as out for
 * delivery.
 */
export function trackOf(steps: StoredStep[]) {
  const last = steps.findLast(({ state }) => state !== 'failed')?.state ?? 'packed'
  const reached = stops.indexOf(halts.includes(last) ? 'outForDelivery' : last)
  const halted = halts.includes(newestOf(steps)?.state ?? 'packed')
  return { stops: stops.length, reached, halted }
}

export const newestOf = (steps: StoredStep[]) => steps.at(-1)
