// An order as a state machine that converges: messages about one order lead to the same record in any order of arrival, however often
// each arrives. Pure.
import { hash } from 'node:crypto'
import { mergeSteps } from '../fulfillment/parcelSteps.ts'
import type { StoredStep } from '../fulfillment/tables.ts'
import { parcelStates, payments, type ShopOrder, type ShopParcel } from '../integrations/shopOrders.ts'

/** All of an order but its parcels and its address, which are merged from all messages. */
export type OrderContent = Omit<ShopOrder, 'parcels' | 'email' | 'unread'> & {
  /** The message lists a parcel. */
  isSent: boolean
}

export type ParcelRecord = {
  /** The shop's id of it. */
  key: string
  carrier: string | null
  trackingNumber: string | null
  trackingUrl: string | null
  /** Oldest first. */
  steps: StoredStep[]
  /** Instant of the last message that mentions it. */
  mentionedIn: string
  /** Sort key of the message that carrier and numbers are from. */
  trackedIn: string | null
}

export type OrderRecord = {
  /** Sort key of the message that the content is from. */
  revision: string
  content: OrderContent
  /** From the last message that names an address, which is not stored for an order of no member; `null` before any does. */
  email: { address: string | null; revision: string } | null
  parcels: ParcelRecord[]
}

/** Merges a message into what is known of its order. A message that is known changes nothing. */
export function nextOrder(record: OrderRecord | undefined, message: ShopOrder): OrderRecord {
  const revision = revisionOf(message)
  const { parcels, email, unread: _, ...content } = message
  const messageRecord: OrderRecord = {
    revision,
    content: { ...content, isSent: parcels.length > 0 },
    email: email === null ? null : { address: email, revision },
    parcels: parcels.map((parcel) => recordOf(parcel, revision)),
  }
  if (!record) return { ...messageRecord, parcels: mergeParcels([], messageRecord.parcels) }
  // The row of an order of no member keeps less than its message: the same message fills it.
  const latest = messageRecord.revision >= record.revision ? messageRecord : record
  return {
    revision: latest.revision,
    content: latest.content,
    email: laterEmail(record.email, messageRecord.email),
    parcels: mergeParcels(record.parcels, messageRecord.parcels),
  }
}

/** Parcels of the last message: those that the shop took back stay in the record, because an older message may arrive. */
export const listedParcels = ({ revision, parcels }: OrderRecord) =>
  parcels.filter(({ mentionedIn }) => mentionedIn === instantIn(revision))

/**
 * Sorts messages by when the shop changed the order. Of two changes of the same instant the one that has come further counts, so that a
 * state never goes back; the digest decides between messages that differ in nothing of that.
 */
export function revisionOf(order: ShopOrder): string {
  const progress = [
    padded(payments.indexOf(order.payment), 2),
    order.complete ? '1' : '0',
    padded(order.refunded, 16),
    padded(order.received, 16),
    padded(
      order.parcels.reduce((sum, { steps }) => sum + progressOf(steps), 0),
      8,
    ),
  ]
  return [instantOf(order), ...progress, hash('sha256', JSON.stringify(order), 'base64url')].join('.')
}

/** Sort key of an order whose message was not recorded: any message of the same instant counts. */
export const earliestRevision = (changedAt: Date) => instantOf({ changedAt, changedNanoseconds: 0 })

const instantOf = ({ changedAt, changedNanoseconds }: Pick<ShopOrder, 'changedAt' | 'changedNanoseconds'>) =>
  `${padded(changedAt.getTime(), 15)}${padded(changedNanoseconds, 6)}`

export const instantIn = (revision: string) => revision.slice(0, 21)

const padded = (number: number, length: number) => String(number).padStart(length, '0')

const progressOf = (steps: ShopParcel['steps']) =>
  1 + Math.max(0, ...steps.map(({ state }) => parcelStates.indexOf(state)))

function laterEmail(a: OrderRecord['email'], b: OrderRecord['email']) {
  if (!a || !b) return a ?? b
  return b.revision >= a.revision ? b : a
}

function recordOf({ shopParcelId, steps, ...tracking }: ShopParcel, revision: string): ParcelRecord {
  const { carrier, trackingNumber, trackingUrl } = tracking
  const isTracked = carrier !== null || trackingNumber !== null || trackingUrl !== null
  return {
    ...tracking,
    key: shopParcelId,
    steps: mergeSteps([], steps),
    mentionedIn: instantIn(revision),
    trackedIn: isTracked ? revision : null,
  }
}

function mergeParcels(
  storedParcels: readonly ParcelRecord[],
  newParcels: readonly ParcelRecord[],
): ParcelRecord[] {
  const byKey = Map.groupBy([...storedParcels, ...newParcels], ({ key }) => key)
  return [...byKey.values()]
    .map((records) => records.reduce(mergeParcel))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
}

function mergeParcel(a: ParcelRecord, b: ParcelRecord): ParcelRecord {
  const tracked = (b.trackedIn ?? '') > (a.trackedIn ?? '') ? b : a
  return {
    ...tracked,
    steps: mergeSteps(
      a.steps,
      b.steps.map(({ at, ...step }) => ({ ...step, at: new Date(at) })),
    ),
    mentionedIn: a.mentionedIn > b.mentionedIn ? a.mentionedIn : b.mentionedIn,
  }
}
