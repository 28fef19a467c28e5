// Cancels a member's unsent items for a baby after a loss.
import { and, asc, eq } from 'drizzle-orm'
import { stopParcels } from '../rewards/stoppedParcels.ts'
import { isUnsent } from '../store/columns.ts'
import type { Database } from '../store/store.ts'
import type { FulfillmentState } from './states.ts'
import { transition, type Fulfillment, type Item } from './transition.ts'

/** Returns coins, stock and the right to claim; the warehouse finds each parcel among the stopped ones. */
export async function cancelForSilence<State extends FulfillmentState, Row extends Item<State | 'cancelled'>>(
  tx: Database,
  fulfillment: Fulfillment<State | 'cancelled', Row>,
  { memberId, now }: { memberId: string; now: Date },
) {
  const { kind, unsent } = fulfillment
  const { table, name, hasParcel } = unsent
  const items = await tx
    .select({ id: table.id, name, state: table.state })
    .from(table)
    .where(and(eq(table.memberId, memberId), isUnsent(table), hasParcel))
    .orderBy(asc(table.id))
    .for('update')
  const ofBaby = items.filter((item) => unsent.isAboutBaby(item.name))
  for (const { id, state } of ofBaby)
    await transition(tx, fulfillment, { id, from: [state], to: 'cancelled', now })
  await stopParcels(
    tx,
    ofBaby.map(({ id, name: thing }) => ({ id, kind, thing, stoppedAt: now })),
  )
}
