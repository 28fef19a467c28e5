// Parcels that the warehouse must not ship: of erased members, whose claims and redemptions are deleted, and of members after a loss.
import { and, eq, isNull, lt } from 'drizzle-orm'
import { forgottenBefore } from '../catalog/retention.ts'
import type { Database } from '../store/store.ts'
import { stoppedParcels } from './tables.ts'

type Stopped = Omit<typeof stoppedParcels.$inferInsert, 'seenAt'>

/** Call within the transaction that cancels or deletes the claim or redemption of the parcels. */
export async function stopParcels(tx: Database, rows: Stopped[]) {
  if (rows.length > 0) await tx.insert(stoppedParcels).values(rows).onConflictDoNothing()
}

/** Records that the warehouse has confirmed the stop, which removes it from the list of waiting parcels. */
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

/** Condition for rows that are deleted by age, confirmed or not. */
export const oldStops = (now: Date) => ({
  table: stoppedParcels,
  isDue: lt(stoppedParcels.stoppedAt, forgottenBefore('stoppedParcelDays', now)),
})
