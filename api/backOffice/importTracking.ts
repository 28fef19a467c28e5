// Imports tracking numbers: marks each gift or redemption of the rows as shipped, as the webhook of the warehouse does.
// Each row has its own transaction. Therefore an interrupted import can be repeated, and an invalid row does not affect
// other rows.
import { and, eq } from 'drizzle-orm'
import { redemptions } from '../coins/tables.ts'
import { onlyParcel } from '../fulfillment/parcels.ts'
import { parcels } from '../fulfillment/tables.ts'
import { giftClaims } from '../gifts/tables.ts'
import type { Database } from '../store/store.ts'
import { fulfil, type Outcome } from './fulfil.ts'
import type { Actor } from './messages.ts'
import type { TrackedParcel, TrackingRow } from './trackingRows.ts'

/** `ship` marks as shipped, `change` replaces the tracking data of a parcel that was shipped before. */
export type TrackingAction = 'ship' | 'change' | 'unchanged' | 'rejected'

export type TrackingResult = { line: number; action: TrackingAction; text: string }

type Import = Actor & {
  /** True if the import is rolled back, and the results describe the changes that it would make. */
  isTrial: boolean
}

/** Yields one result for each row, in the order of the rows. */
export async function* importTracking(
  db: Database,
  rows: AsyncIterable<TrackingRow>,
  options: Import,
): AsyncGenerator<TrackingResult> {
  /** First line of each parcel. */
  const lines = new Map<string, number>()
  for await (const row of rows) {
    const { line } = row
    if ('problem' in row) {
      yield { line, action: 'rejected', text: row.problem }
      continue
    }
    const { kind, id } = row.parcel.source
    const firstLine = lines.get(id)
    lines.set(id, firstLine ?? line)
    yield firstLine === undefined
      ? { line, ...(await importRow(db, row.parcel, options)) }
      : { line, action: 'rejected', text: `${kind} ${id} is already in line ${firstLine}` }
  }
}

/** Thrown to roll back the transaction of a trial run; contains the result of the row. */
class TrialEnd extends Error {
  readonly result: Omit<TrackingResult, 'line'>

  constructor(result: Omit<TrackingResult, 'line'>) {
    super('The changes of a trial are rolled back.')
    this.result = result
  }
}

async function importRow(db: Database, parcel: TrackedParcel, { isTrial, by, now }: Import) {
  const { kind, id } = parcel.source
  try {
    return await db.transaction(async (tx) => {
      const result = await shipParcel(tx, parcel, { by, now })
      if (isTrial) throw new TrialEnd(result)
      return result
    })
  } catch (error) {
    if (error instanceof TrialEnd) return error.result
    return {
      action: 'rejected',
      text: `${kind} ${id} failed: ${reasonOf(error)}. Import the file again`,
    } as const
  }
}

/** Returns the message of the cause: the message of a failed query contains its parameters, such as addresses. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : reasonOf(error.cause)
}

async function shipParcel(
  tx: Database,
  parcel: TrackedParcel,
  { by, now }: Actor,
): Promise<Omit<TrackingResult, 'line'>> {
  const { source, carrier, trackingNumber, trackingUrl } = parcel
  const name = `${source.kind} ${source.id}`
  const state = await stateOf(tx, source)
  const isShipped = state === 'shipped' || state === 'delivered'
  const before = isShipped ? await trackingOf(tx, source) : undefined
  const tracking = `${carrier} ${trackingNumber}`
  const isSame =
    before?.carrier === carrier &&
    before.trackingNumber === trackingNumber &&
    (trackingUrl === undefined || before.trackingUrl === trackingUrl)
  if (isShipped && isSame) return { action: 'unchanged', text: `${name} was shipped with ${tracking} before` }
  const outcome = await fulfil(tx, { ...parcel, at: now.toISOString(), state: 'shipped' }, { by, now })
  if (outcome === 'done' || outcome === 'known')
    return isShipped
      ? { action: 'change', text: `${name}: ${numberOf(before)} is replaced by ${tracking}` }
      : { action: 'ship', text: `${name} is shipped with ${tracking}` }
  return { action: 'rejected', text: rejectionOf(outcome, { name, state }) }
}

const numberOf = (before: { carrier: string | null; trackingNumber: string | null } | undefined) =>
  [before?.carrier, before?.trackingNumber].filter(Boolean).join(' ') || 'no tracking number'

function rejectionOf(outcome: Outcome, { name, state }: { name: string; state: string | undefined }) {
  if (outcome === 'unknown') return `${name} does not exist, or it is a voucher without a parcel`
  // The state is undefined for a parcel that must not be shipped, because its claim or redemption was deleted with the
  // member.
  return state === undefined
    ? `${name} must not be sent, because its member has left`
    : `${name} is ${state} and cannot be shipped`
}

async function stateOf(tx: Database, { kind, id }: TrackedParcel['source']): Promise<string | undefined> {
  const table = kind === 'gift' ? giftClaims : redemptions
  const [row] = await tx.select({ state: table.state }).from(table).where(eq(table.id, id))
  return row?.state
}

async function trackingOf(tx: Database, { kind, id }: TrackedParcel['source']) {
  const [row] = await tx
    .select({
      carrier: parcels.carrier,
      trackingNumber: parcels.trackingNumber,
      trackingUrl: parcels.trackingUrl,
    })
    .from(parcels)
    .where(and(eq(parcels.sourceKind, kind), eq(parcels.sourceId, id), eq(parcels.key, onlyParcel)))
  return row
}
