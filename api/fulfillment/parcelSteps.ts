// Merges steps of parcels, removes repeated steps, and calculates the progress of a parcel.
import { parcelStates, type ParcelState, type ShopStep } from '../integrations/shopOrders.ts'
import type { StoredStep } from './tables.ts'

/** Maximum number of stored steps per parcel. */
const mostSteps = 200

/**
 * Returns the union of stored and new steps, oldest first. The result does not depend on the order in which steps are
 * merged. A repeated step keeps its earliest time.
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

/**
 * States that a parcel reaches only once. Two reports of such a state are therefore the same step: the warehouse
 * reports the state without a location, and the carrier may report it with a location.
 */
const singleStates: readonly ParcelState[] = ['packed', 'handedOver', 'delivered']

/**
 * Removes each step that has neither a location nor a note, if the previous or next step reports the same state with a
 * location or note.
 */
export const shownSteps = (steps: readonly StoredStep[]) =>
  steps.filter((step, index) => ![steps[index - 1], steps[index + 1]].some((next) => saysMore(next, step)))

const isBare = ({ place, note }: StoredStep) => place === null && note === null

const saysMore = (step: StoredStep | undefined, bare: StoredStep) =>
  step?.state === bare.state &&
  isBare(bare) &&
  !isBare(step) &&
  (singleStates.includes(step.state) || step.at === bare.at)

/**
 * States of a normal delivery, in the order of the progress bar. If a delivery is interrupted, the parcel has a state
 * in `halts` instead.
 */
const stops: readonly ParcelState[] = ['packed', 'handedOver', 'inTransit', 'outForDelivery', 'delivered']
const halts: readonly ParcelState[] = ['attempted', 'waitsForPickup', 'failed']

/**
 * Returns the progress of a parcel as the last of these states that it has reached. A failed delivery attempt counts as
 * the state `outForDelivery`.
 */
export function trackOf(steps: StoredStep[]) {
  const last = steps.findLast(({ state }) => state !== 'failed')?.state ?? 'packed'
  const reached = stops.indexOf(halts.includes(last) ? 'outForDelivery' : last)
  const halted = halts.includes(newestOf(steps)?.state ?? 'packed')
  return { stops: stops.length, reached, halted }
}

export const newestOf = (steps: StoredStep[]) => steps.at(-1)
