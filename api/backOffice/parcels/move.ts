// Moves parcels to another state with the rules of the webhooks. Each parcel has a separate transaction.
import { eq } from 'drizzle-orm'
import type { components } from '#generated/backOffice/schema.d.ts'
import { redemptions } from '../../coins/tables.ts'
import { giftClaims } from '../../gifts/tables.ts'
import { faultOf, type Log } from '../../process/log.ts'
import { actorOf } from '../../staff/sessions.ts'
import type { Database } from '../../store/store.ts'
import { fulfil } from '../fulfil.ts'
import type { Reference, StaffActor } from './open.ts'

type Schemas = components['schemas']
type Move = Omit<Schemas['MoveParcelsRequest'], 'items'> & StaffActor
export type MoveResult = Pick<Schemas['MovedParcel'], 'outcome' | 'text'>

/** Returns the result of each parcel, in the order of the references. */
export async function moveParcels(
  db: Database,
  { items, ...move }: Schemas['MoveParcelsRequest'],
  { log, ...actor }: StaffActor & { log: Log },
): Promise<Schemas['MovedParcel'][]> {
  const results: Schemas['MovedParcel'][] = []
  for (const item of items) {
    const result = await moveParcel(db, item, { ...move, ...actor }).catch((error: unknown) =>
      failedMove(log, { ...item, state: move.state, error }),
    )
    results.push({ ...item, ...result })
  }
  return results
}

type Failure = Reference & { state: string; error: unknown; request?: string }

/** Logs the cause of a failed move. @returns the result for the report */
export function failedMove(log: Log, { kind, id, state, error, request }: Failure): MoveResult {
  const subject = `${kind}:${id}`
  log.error({
    event: 'parcel_move_failed',
    subject,
    state,
    id: request,
    fault: faultOf(error),
    msg: `Parcel of ${subject} was not moved to ${state}. Move it again.`,
  })
  return { outcome: 'failed', text: 'The parcel was not moved. Try again.' }
}

/** Moves a parcel in one transaction, or in the transaction of the caller. */
export async function moveParcel(
  db: Database,
  source: Reference,
  { staff, now, state, carrier, trackingNumber }: Move,
): Promise<MoveResult> {
  const report = { source, at: now.toISOString(), state, carrier, trackingNumber }
  const outcome = await fulfil(db, report, { by: actorOf(staff), now })
  if (outcome === 'unknown') return { outcome, text: 'This parcel does not exist.' }
  if (outcome === 'done') return { outcome: 'moved', text: `The parcel is ${state} now.` }
  const current = (await stateOf(db, source)) ?? 'stopped'
  return outcome === 'known'
    ? { outcome: 'unchanged', text: `The parcel was ${current} before.` }
    : { outcome, text: `The parcel is ${current} and cannot become ${state}.` }
}

async function stateOf(db: Database, { kind, id }: Reference): Promise<string | undefined> {
  const table = kind === 'gift' ? giftClaims : redemptions
  const [row] = await db.select({ state: table.state }).from(table).where(eq(table.id, id))
  return row?.state
}
