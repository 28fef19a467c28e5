// Moves gift claims to other states, such as `shipped`. The callers are operations of members, the back office, the
// warehouse and jobs.
import { and, eq, inArray, sql } from 'drizzle-orm'
import { giftOf } from '../catalog/gifts.ts'
import { nextStates } from '../fulfillment/states.ts'
import { transition, type Fulfillment, type Move } from '../fulfillment/transition.ts'
import { undoSpending } from '../orders/index.ts'
import type { Database } from '../store/store.ts'
import { giftEntitlements } from '../rewards/tables.ts'
import { spendingOf, type Claim } from './claim.ts'
import { removeCount } from './parcels.ts'
import { giftClaims, type ClaimState } from './tables.ts'

export const claimFulfillment: Fulfillment<ClaimState, Claim> = {
  kind: 'gift',
  refundsReturned: true,
  async update(tx, id, { from, to, step }) {
    const [row] = await tx
      .update(giftClaims)
      .set({ state: to, steps: sql`${giftClaims.steps} || ${step}::jsonb` })
      .where(and(eq(giftClaims.id, id), inArray(giftClaims.state, [...from])))
      .returning()
    return row
  },
  parcelOwner: ({ id, memberId, gift: name }) => ({ kind: 'gift', id, memberId, name }),
  async returnRight(tx, { id, entitlementId }) {
    if (entitlementId !== null)
      await tx.update(giftEntitlements).set({ claimedAt: null }).where(eq(giftEntitlements.id, entitlementId))
    await removeCount(tx, id)
  },
  async returnCoins(tx, { id, memberId, coins }, cause) {
    if (coins > 0) await undoSpending(tx, { memberId, reference: spendingOf(id), ...cause })
  },
  stockOf: ({ kind, gift: item }) => (kind === 'won' ? undefined : { kind: 'gift', item }),
  unsent: { table: giftClaims, name: giftClaims.gift, isAboutBaby: (gift) => giftOf(gift).aboutBaby },
}

/**
 * Moves a claim from one state to another.
 * @returns the claim after the transition; `undefined` if its state is not `from`
 * @throws RangeError if the transition from `from` to `to` is not allowed
 */
export async function transitionClaim(
  db: Database,
  id: string,
  { from, ...move }: Omit<Move<ClaimState>, 'from'> & { from: ClaimState },
): Promise<Claim | undefined> {
  if (!nextStates[from].includes(move.to))
    throw new RangeError(`Claim cannot change from ${from} to ${move.to}.`)
  return await db.transaction((tx) => transition(tx, claimFulfillment, { id, from: [from], ...move }))
}
