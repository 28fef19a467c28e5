// Determines the effect of each row of an import of tracking numbers, from the state of its parcel. The preview and the
// import use the same plan.
import { asc, inArray } from 'drizzle-orm'
import { redemptions } from '../coins/tables.ts'
import { parcelsBySource, type ParcelRow } from '../fulfillment/parcels.ts'
import { unsentStates } from '../fulfillment/states.ts'
import { giftClaims } from '../gifts/tables.ts'
import { stoppedParcels } from '../rewards/tables.ts'
import type { Database } from '../store/store.ts'
import { giftSource, redemptionSource, type ParcelSource } from './fulfil.ts'
import type { TrackedParcel } from './trackingRows.ts'

/** `ship` marks as shipped, `change` replaces the tracking data of a parcel that was shipped before. */
export type TrackingAction = 'ship' | 'change' | 'unchanged' | 'rejected'

export type TrackingEffect = { action: TrackingAction; text: string }

type Item = {
  source: ParcelSource
  steps: { state: string; at: string }[]
  /** Stored parcel of the gift claim or redemption. */
  stored?: ParcelRow | undefined
}

export type PlannedParcel = TrackingEffect & {
  parcel: TrackedParcel
  /** Gift claim or redemption; missing if it does not exist. */
  item?: Item | undefined
}

const keyOf = ({ kind, id }: TrackedParcel['source']) => `${kind} ${id}`
const unsent: readonly string[] = unsentStates

/**
 * Returns the plan of each parcel, in the same order.
 * @param isLocking true to lock the rows of gifts and redemptions until the transaction ends
 */
export async function planTracking(
  tx: Database,
  tracked: readonly TrackedParcel[],
  { isLocking }: { isLocking: boolean },
): Promise<PlannedParcel[]> {
  const idsOf = (kind: TrackedParcel['source']['kind']) =>
    tracked.flatMap(({ source }) => (source.kind === kind ? [source.id] : []))
  const items = new Map([
    ...(await readGifts(tx, idsOf('gift'), isLocking)),
    ...(await readRedemptions(tx, idsOf('redemption'), isLocking)),
  ])
  const ids = tracked.map(({ source }) => source.id)
  const stops = await tx.select().from(stoppedParcels).where(inArray(stoppedParcels.id, ids))
  const stopped = new Set(stops.map(keyOf))
  const trackings = await parcelsBySource(tx, ids)
  return tracked.map((parcel) => {
    const key = keyOf(parcel.source)
    const stored = trackings.get(key)
    const source = items.get(key)
    const item = source && { ...source, stored }
    return { parcel, item, ...effectOf(parcel, { item, isStopped: stopped.has(key), before: stored }) }
  })
}

async function readGifts(tx: Database, ids: string[], isLocking: boolean) {
  if (ids.length === 0) return []
  // The order prevents deadlocks of imports that lock the same rows.
  const query = tx.select().from(giftClaims).where(inArray(giftClaims.id, ids)).orderBy(asc(giftClaims.id))
  const rows = await (isLocking ? query.for('update') : query)
  return rows.map((row): [string, Item] => [`gift ${row.id}`, { source: giftSource(row), steps: row.steps }])
}

async function readRedemptions(tx: Database, ids: string[], isLocking: boolean) {
  if (ids.length === 0) return []
  const query = tx.select().from(redemptions).where(inArray(redemptions.id, ids)).orderBy(asc(redemptions.id))
  const rows = await (isLocking ? query.for('update') : query)
  // A redemption that issued a voucher has no parcel.
  return rows
    .filter(({ voucherId }) => voucherId === null)
    .map((row): [string, Item] => [
      `redemption ${row.id}`,
      { source: redemptionSource(row), steps: row.steps },
    ])
}

type Tracking = { carrier: string | null; trackingNumber: string | null; trackingUrl: string | null }

type Current = { item: Item | undefined; isStopped: boolean; before: Tracking | undefined }

function effectOf(parcel: TrackedParcel, { item, isStopped, before }: Current): TrackingEffect {
  const name = keyOf(parcel.source)
  const tracking = `${parcel.carrier} ${parcel.trackingNumber}`
  if (isStopped)
    return {
      action: 'rejected',
      text: item
        ? `${name} is ${item.source.state} and cannot be shipped`
        : `${name} must not be sent, because its member has left`,
    }
  if (!item)
    return { action: 'rejected', text: `${name} does not exist, or it is a voucher without a parcel` }
  const { state } = item.source
  if (unsent.includes(state)) return { action: 'ship', text: `${name} is shipped with ${tracking}` }
  if (state !== 'shipped' && state !== 'delivered')
    return { action: 'rejected', text: `${name} is ${state} and cannot be shipped` }
  return isSame(parcel, before)
    ? { action: 'unchanged', text: `${name} was shipped with ${tracking} before` }
    : { action: 'change', text: `${name}: ${numberOf(before)} is replaced by ${tracking}` }
}

const isSame = ({ carrier, trackingNumber, trackingUrl }: TrackedParcel, before: Tracking | undefined) =>
  before?.carrier === carrier &&
  before.trackingNumber === trackingNumber &&
  (trackingUrl === undefined || before.trackingUrl === trackingUrl)

const numberOf = (before: Tracking | undefined) =>
  [before?.carrier, before?.trackingNumber].filter(Boolean).join(' ') || 'no tracking number'
