// Cancels a member's claims of gifts for a baby after a loss, as far as they were not sent.
import { and, asc, eq } from 'drizzle-orm'
import { giftOf } from '../catalog/gifts.ts'
import { stopParcels } from '../rewards/stoppedParcels.ts'
import { isUnsent } from '../store/columns.ts'
import type { Database } from '../store/store.ts'
import { transitionClaim } from './claimStates.ts'
import { giftClaims } from './tables.ts'

/** Returns stock, coins and the right to claim; the warehouse finds each among its stopped parcels. */
export async function cancelBabyClaims(tx: Database, memberId: string, now: Date) {
  const unsent = await tx
    .select({ id: giftClaims.id, gift: giftClaims.gift, state: giftClaims.state })
    .from(giftClaims)
    .where(and(eq(giftClaims.memberId, memberId), isUnsent(giftClaims)))
    .orderBy(asc(giftClaims.id))
    .for('update')
  const ofBaby = unsent.filter(({ gift }) => giftOf(gift).aboutBaby)
  for (const { id, state } of ofBaby) await transitionClaim(tx, id, { from: state, to: 'cancelled', now })
  await stopParcels(
    tx,
    ofBaby.map(({ id, gift }) => ({ id, kind: 'gift', thing: gift, stoppedAt: now })),
  )
}
