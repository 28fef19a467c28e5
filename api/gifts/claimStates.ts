// The way of a claim, for members, back office and fulfilment: which state may follow which, and what comes back where
// a claim comes to nothing.
import { and, eq, sql } from 'drizzle-orm'
import { followParcel, undoSpending, type CalledOffBy, type ToldParcel } from '../orders/index.ts'
import { releaseStock } from '../fulfillment/stock.ts'
import type { Database } from '../store/store.ts'
import { spendingOf, type Claim } from './claim.ts'
import { uncountParcel } from './parcels.ts'
import { giftClaims, type ClaimState } from './tables.ts'
import { giftEntitlements } from '../rewards/tables.ts'

/** The states that may follow each. */
export const nextStates: Readonly<Record<ClaimState, readonly ClaimState[]>> = {
  reserved: ['confirmed', 'cancelled', 'expired'],
  confirmed: ['packed', 'cancelled'],
  packed: ['shipped', 'cancelled'],
  shipped: ['delivered', 'returned'],
  delivered: ['returned'],
  cancelled: [],
  returned: ['cancelled'],
  expired: [],
}

/** What a state gives back: coins, the piece itself, and the right to claim. */
export const givenBack: Readonly<Partial<Record<ClaimState, { stock: boolean; right: boolean }>>> = {
  cancelled: { stock: true, right: true },
  expired: { stock: true, right: true },
  // Staff decide for each returned parcel whether its contents return to stock: by the command `stock`.
  returned: { stock: false, right: false },
}

type Transition = {
  from: ClaimState
  to: ClaimState
  now: Date
  parcel?: Partial<ToldParcel>
  /** The party that ends the claim; by default the brand, because it could not send the gift. */
  calledOffBy?: CalledOffBy
  /** The agent, webhook or job; undefined for the member. */
  by?: string | undefined
}

/**
 * Moves a claim on, with its parcel where it is shipped, and gives back what is to be given back.
 * @returns the claim as it is now; `undefined` where it is not in the state to move from (any more)
 * @throws RangeError for a state that cannot follow
 */
export async function transitionClaim(
  db: Database,
  id: string,
  { from, to, now, parcel, calledOffBy = 'brand', by }: Transition,
): Promise<Claim | undefined> {
  if (!nextStates[from].includes(to)) throw new RangeError(`A claim cannot go from ${from} to ${to}.`)
  const step = JSON.stringify([{ state: to, at: now.toISOString() }])
  return await db.transaction(async (tx) => {
    const [transitioned] = await tx
      .update(giftClaims)
      .set({ state: to, steps: sql`${giftClaims.steps} || ${step}::jsonb` })
      .where(and(eq(giftClaims.id, id), eq(giftClaims.state, from)))
      .returning()
    const back = from === 'returned' ? { stock: false, right: true } : givenBack[to]
    if (transitioned && (to === 'shipped' || to === 'delivered' || to === 'returned'))
      await followParcel(tx, parcelOwner(transitioned), { to, steps: transitioned.steps, now, parcel })
    if (transitioned && back) await giveBack(tx, transitioned, { ...back, now, calledOffBy, by })
    return transitioned
  })
}

/** The parcel came back before it reached the member, who may then give the claim back. */
export const isUndelivered = ({ state, steps }: { state: string; steps: readonly { state: string }[] }) =>
  state === 'returned' && !steps.some((step) => step.state === 'delivered')

export const parcelOwner = ({ id, memberId, gift: name }: Claim) =>
  ({ kind: 'gift', id, memberId, name }) as const

type Back = { stock: boolean; right: boolean; now: Date; calledOffBy: CalledOffBy; by: string | undefined }

/** In the order in which claiming takes: whoever claims and whoever gives back never wait for each other. */
async function giveBack(tx: Database, claim: Claim, { now, calledOffBy, by, ...back }: Back) {
  const { id, memberId, kind, gift, state, coins, entitlementId } = claim
  if (back.right && entitlementId !== null)
    await tx.update(giftEntitlements).set({ claimedAt: null }).where(eq(giftEntitlements.id, entitlementId))
  if (back.right) await uncountParcel(tx, id)
  if (coins > 0) await undoSpending(tx, { memberId, reference: spendingOf(id), now, calledOffBy })
  if (back.stock && kind !== 'won')
    await releaseStock(
      tx,
      { kind: 'gift', item: gift },
      { reason: state === 'expired' ? 'lapse' : 'cancellation', by, reference: spendingOf(id), at: now },
    )
}
