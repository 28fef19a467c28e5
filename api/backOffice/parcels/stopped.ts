// Lists parcels that the warehouse must not ship, and records that the warehouse knows about them.
import { and, asc, gt, inArray, isNull } from 'drizzle-orm'
import type { components } from '#generated/backOffice/schema.d.ts'
import { recordActs } from '../../audit/recordActs.ts'
import { gifts } from '../../catalog/gifts.ts'
import { mallProducts } from '../../catalog/mall.ts'
import { redemptions } from '../../coins/tables.ts'
import { giftClaims } from '../../gifts/tables.ts'
import { confirmStop } from '../../rewards/stoppedParcels.ts'
import { stoppedParcels } from '../../rewards/tables.ts'
import { actorOf } from '../../staff/sessions.ts'
import type { Database } from '../../store/store.ts'
import type { Reference, StaffActor } from './open.ts'

type Schemas = components['schemas']

/** Returns parcels that are not confirmed yet, oldest first. `cursor` is the id of the last row of the previous page. */
export async function listStopped(
  db: Database,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Schemas['StoppedParcel'][]> {
  const rows = await db
    .select()
    .from(stoppedParcels)
    .where(
      and(isNull(stoppedParcels.seenAt), cursor === undefined ? undefined : gt(stoppedParcels.id, cursor)),
    )
    .orderBy(asc(stoppedParcels.id))
    .limit(limit)
  const sources = await sourcesOf(db, rows)
  return rows.map(({ id, kind, thing, stoppedAt }) => {
    const source = sources.get(`${kind} ${id}`)
    return {
      id,
      source: kind,
      product: (kind === 'gift' ? gifts() : mallProducts()).get(thing)?.name.en ?? thing,
      countryCode: source?.address?.countryCode ?? null,
      // The erasure of a member deletes claims and redemptions.
      reason: source ? 'cancelled' : 'erased',
      stoppedAt: stoppedAt.toISOString(),
    }
  })
}

/** Returns the gift claims and redemptions of parcels that still exist, by kind and id. */
async function sourcesOf(db: Database, rows: readonly Reference[]) {
  const idsOf = (kind: Reference['kind']) => rows.flatMap((row) => (row.kind === kind ? [row.id] : []))
  const [claims, redeemed] = await Promise.all([
    db
      .select({ id: giftClaims.id, memberId: giftClaims.memberId, address: giftClaims.address })
      .from(giftClaims)
      .where(inArray(giftClaims.id, idsOf('gift'))),
    db
      .select({ id: redemptions.id, memberId: redemptions.memberId, address: redemptions.address })
      .from(redemptions)
      .where(inArray(redemptions.id, idsOf('redemption'))),
  ])
  return new Map([
    ...claims.map((claim) => [`gift ${claim.id}`, claim] as const),
    ...redeemed.map((redemption) => [`redemption ${redemption.id}`, redemption] as const),
  ])
}

/** Confirms each parcel in a separate transaction. @returns the number of parcels that were not confirmed before */
export async function confirmStopped(
  db: Database,
  references: readonly Reference[],
  { staff, now }: StaffActor,
): Promise<number> {
  const sources = await sourcesOf(db, references)
  let confirmed = 0
  for (const { kind, id } of references) {
    const isConfirmed = await db.transaction(async (tx) => {
      if (!(await confirmStop(tx, { kind, id }, now))) return false
      await recordActs(tx, now, {
        what: 'stop-confirmed',
        by: actorOf(staff),
        memberId: sources.get(`${kind} ${id}`)?.memberId,
        subject: `${kind}:${id}`,
      })
      return true
    })
    if (isConfirmed) confirmed += 1
  }
  return confirmed
}
