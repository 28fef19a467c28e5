// Manages allowances: the back office permits a member to claim a number of gifts beyond the limits.
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../store/store.ts'
import { giftAllowances, giftClaims, undone } from './tables.ts'

/**
 * Adds allowances for a member, each for one gift beyond the limits.
 * @returns the member's total number of allowances
 */
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

/** Returns SQL for the number of unused allowances of the member whose row in `gift_allowances` is selected. */
export const unusedOf = (db: Database) =>
  sql<number>`(${giftAllowances.gifts} - ${db.$count(
    giftClaims,
    sql`${giftClaims.memberId} = ${giftAllowances.memberId} and ${giftClaims.isAllowed} and ${giftClaims.state} not in ${undone}`,
  )})::int`

/**
 * Uses one allowance of the member for the claim, and locks the member's allowances until the transaction ends.
 * @returns false if no allowance is left
 */
export async function takeAllowance(tx: Database, memberId: string, claimId: string): Promise<boolean> {
  const ofMember = eq(giftAllowances.memberId, memberId)
  // Takes the lock in a separate statement, so that the next statement also counts claims that were committed while
  // this call waited for the lock.
  await tx.select({ memberId: giftAllowances.memberId }).from(giftAllowances).where(ofMember).for('update')
  const [row] = await tx
    .select({ left: unusedOf(tx) })
    .from(giftAllowances)
    .where(ofMember)
  if ((row?.left ?? 0) < 1) return false
  await tx.update(giftClaims).set({ isAllowed: true }).where(eq(giftClaims.id, claimId))
  return true
}
