// Merges the shop's messages about an order into one record. The record is the same for any sequence of arrival and
// with any duplicates (a convergent state machine).
import { hash } from 'node:crypto'
import { mergeSteps } from '../fulfillment/parcelSteps.ts'
import type { StoredStep } from '../fulfillment/tables.ts'
import { parcelStates, payments, type ShopOrder, type ShopParcel } from '../integrations/shopOrders.ts'

/**
 * Content of an order from its latest message. Excludes parcels and the email address, which are merged from all
 * messages.
 */
export type OrderContent = Omit<ShopOrder, 'parcels' | 'email' | 'unread'> & {
  /** True if the latest message about the order contains at least one parcel. */
  isSent: boolean
}

export type ParcelRecord = {
  /** Id of the parcel in the shop. */
  key: string
  carrier: string | null
  trackingNumber: string | null
  trackingUrl: string | null
  /** Oldest first. */
  steps: StoredStep[]
  /** Timestamp of the latest message that contains the parcel. */
  mentionedIn: string
  /** Sort key of the message that set the carrier and the tracking number. */
  trackedIn: string | null
}

export type OrderRecord = {
  /** Sort key of the message from which the content was taken. */
  revision: string
  content: OrderContent
  /**
   * Email address of the latest message that has one; `null` if no message has one. The address itself is not stored
   * for an order without a member.
   */
  email: { address: string | null; revision: string } | null
  parcels: ParcelRecord[]
}

/** Merges a message into the record of its order. A message that was merged before has no effect. */
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
  // Prefers the message to a record with the same revision, because the row of an order without a member stores only
  // part of its message.
  const latest = messageRecord.revision >= record.revision ? messageRecord : record
  return {
    revision: latest.revision,
    content: latest.content,
    email: laterEmail(record.email, messageRecord.email),
    parcels: mergeParcels(record.parcels, messageRecord.parcels),
  }
}

/**
 * Returns the parcels of the latest message. Parcels that the shop removed stay in the record, because an older message
 * may arrive later.
 */
export const listedParcels = ({ revision, parcels }: OrderRecord) =>
  parcels.filter(({ mentionedIn }) => mentionedIn === instantIn(revision))

/**
 * Returns the sort key of a message: time of the change, then progress of the order, then a digest. Because of the
 * progress, a message with the same timestamp never sets an earlier state of the order.
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

/**
 * Returns a sort key for an order whose message is unknown. Any message with the same timestamp replaces such an order.
 */
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
