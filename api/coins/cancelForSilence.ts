// Cancels a member's redemptions of products for a baby after a loss, as far as they were not sent.
import { and, asc, eq, isNull } from 'drizzle-orm'
import { mallProducts } from '../catalog/mall.ts'
import { stopParcels } from '../rewards/stoppedParcels.ts'
import { isUnsent } from '../store/columns.ts'
import type { Database } from '../store/store.ts'
import { transitionRedemption } from './redemptions.ts'
import { redemptions } from './tables.ts'

/** Returns coins and stock; the warehouse finds each among its stopped parcels. */
export async function cancelBabyRedemptions(tx: Database, memberId: string, now: Date) {
  const { id: redemptionId, product: name, voucherId } = redemptions
  const unsent = await tx
    .select({ id: redemptionId, product: name })
    .from(redemptions)
    .where(and(eq(redemptions.memberId, memberId), isUnsent(redemptions), isNull(voucherId)))
    .orderBy(asc(redemptionId))
    .for('update')
  const ofBaby = unsent.filter(({ product }) => mallProducts.get(product)?.aboutBaby)
  for (const { id } of ofBaby) await transitionRedemption(tx, id, { to: 'cancelled', now })
  await stopParcels(
    tx,
    ofBaby.map(({ id, product }) => ({ id, kind: 'redemption', thing: product, stoppedAt: now })),
  )
}
