// Records parcels that the warehouse must not ship. These parcels belong to erased members, whose claims and
// redemptions are deleted, or to members who have hidden baby content after a bereavement.
import { and, eq, isNull, lt } from 'drizzle-orm'
import { expiredBefore } from '../catalog/retention.ts'
import type { Database } from '../store/store.ts'
import { stoppedParcels } from './tables.ts'

type Stopped = Omit<typeof stoppedParcels.$inferInsert, 'seenAt'>

/** Call within the transaction that cancels or deletes the claims or redemptions of the parcels. */
export async function stopParcels(tx: Database, rows: Stopped[]) {
  if (rows.length > 0) await tx.insert(stoppedParcels).values(rows).onConflictDoNothing()
}

/**
 * Records that the warehouse has confirmed that it does not ship the parcel. The parcel is then no longer listed for
 * the back office.
 */
export async function confirmStop(tx: Database, { kind, id }: Pick<Stopped, 'kind' | 'id'>, now: Date) {
  const byKey = and(eq(stoppedParcels.id, id), eq(stoppedParcels.kind, kind))
  const confirmed = await tx
    .update(stoppedParcels)
    .set({ seenAt: now })
    .where(and(byKey, isNull(stoppedParcels.seenAt)))
    .returning({ id: stoppedParcels.id })
  return confirmed.length > 0
}

export async function isStopped(tx: Database, { kind, id }: Pick<Stopped, 'kind' | 'id'>): Promise<boolean> {
  const byKey = and(eq(stoppedParcels.id, id), eq(stoppedParcels.kind, kind))
  return (await tx.$count(stoppedParcels, byKey)) > 0
}

/**
 * Selects rows that are old enough to be deleted, even if the warehouse has not confirmed that it does not ship the
 * parcel.
 */
export const oldStops = (now: Date) => ({
  table: stoppedParcels,
  isDue: lt(stoppedParcels.stoppedAt, expiredBefore('stoppedParcelDays', now)),
})
