// Moves parcels to another state with the rules of the webhooks. Each parcel has a separate transaction.
import { eq } from 'drizzle-orm'
import type { components } from '#generated/backOffice/schema.d.ts'
import { redemptions } from '../../coins/tables.ts'
import { giftClaims } from '../../gifts/tables.ts'
import { actorOf } from '../../staff/sessions.ts'
import type { Database } from '../../store/store.ts'
import { fulfil } from '../fulfil.ts'
import type { Reference, StaffActor } from './open.ts'

type Schemas = components['schemas']
type Move = Omit<Schemas['MoveParcelsRequest'], 'items'>

/** Returns the result of each parcel, in the order of the references. */
export async function moveParcels(
  db: Database,
  { items, ...move }: Schemas['MoveParcelsRequest'],
  actor: StaffActor,
): Promise<Schemas['MovedParcel'][]> {
  const results: Schemas['MovedParcel'][] = []
  for (const item of items) results.push({ ...item, ...(await moveParcel(db, item, { ...move, ...actor })) })
  return results
}

async function moveParcel(
  db: Database,
  source: Reference,
  { staff, now, state, carrier, trackingNumber }: Move & StaffActor,
): Promise<Pick<Schemas['MovedParcel'], 'outcome' | 'text'>> {
  const report = { source, at: now.toISOString(), state, carrier, trackingNumber }
  const outcome = await fulfil(db, report, { by: actorOf(staff), now }).catch(() => 'failed' as const)
  if (outcome === 'failed') return { outcome, text: 'The parcel was not moved. Try again.' }
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
