// Cancels baby products and gifts that are not sent yet, when a member hides baby content, for example after the loss
// of a baby.
import { and, asc, eq } from 'drizzle-orm'
import { stopParcels } from '../rewards/stoppedParcels.ts'
import { isUnsent } from '../store/columns.ts'
import type { Database } from '../store/store.ts'
import type { FulfillmentState } from './states.ts'
import { transition, type Fulfillment, type Item } from './transition.ts'

/**
 * Cancels the member's baby products and baby gifts that are not sent yet. The coins are refunded, the gift can be
 * claimed again, and the unit returns to stock. The parcel is added to the list of parcels that must not be shipped.
 */
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
