// Manages allowances: gifts beyond the limits that the back office permits a member to claim.
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../store/store.ts'
import { giftAllowances, giftClaims, undone } from './tables.ts'

/** Adds allowances, each for a gift beyond any limit. @returns the total so far */
export async function allowGifts(db: Database, memberId: string, gifts: number) {
  const [row] = await db
    .insert(giftAllowances)
    .values({ memberId, gifts })
    .onConflictDoUpdate({
      target: giftAllowances.memberId,
      set: { gifts: sql`${giftAllowances.gifts} + excluded.gifts` },
    })
    .returning({ gifts: giftAllowances.gifts })
  return row?.gifts ?? gifts
}

/** Returns the number of allowances in a row of `gift_allowances` that claims have not used. */
export const unusedOf = (db: Database) =>
  sql<number>`(${giftAllowances.gifts} - ${db.$count(
    giftClaims,
    sql`${giftClaims.memberId} = ${giftAllowances.memberId} and ${giftClaims.isAllowed} and ${giftClaims.state} not in ${undone}`,
  )})::int`

/** Uses an allowance for the claim; concurrent claims of the member wait. @returns false if no allowance is left */
export async function takeAllowance(tx: Database, memberId: string, claimId: string): Promise<boolean> {
  const ofMember = eq(giftAllowances.memberId, memberId)
  // A separate statement, so that the count includes claims that were committed during the wait.
  await tx.select({ memberId: giftAllowances.memberId }).from(giftAllowances).where(ofMember).for('update')
  const [row] = await tx
    .select({ left: unusedOf(tx) })
    .from(giftAllowances)
    .where(ofMember)
  if ((row?.left ?? 0) < 1) return false
  await tx.update(giftClaims).set({ isAllowed: true }).where(eq(giftClaims.id, claimId))
  return true
}
