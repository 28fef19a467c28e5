// The reward for bringing a friend, paid once to both when the friend is proven and active for the first time.
import { and, eq, isNull } from 'drizzle-orm'
import { award } from '../award.ts'
import { referral } from '../catalog/referral.ts'
import { members } from '../session/tables.ts'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { referralCodes, referrals } from './tables.ts'

/**
 * To be called where a member is active: her first check-in, her first redemption. Called with the transaction that
 * makes her so; every further call is one cheap read. Nobody is her own friend, and nobody has two advocates.
 * @returns whether this call rewarded them
 */
export async function settleReferral(tx: Database, memberId: string, now: Date): Promise<boolean> {
  const friend = await friendOf(tx, memberId)
  if (!friend || friend.advocateId === memberId || friend.rewardedAt) return false
  await tx
    .insert(referrals)
    .values({ id: newId(), advocateId: friend.advocateId, friendId: memberId, joinedAt: friend.joinedAt })
    .onConflictDoNothing()
  const [settled] = await tx
    .update(referrals)
    .set({ rewardedAt: now })
    .where(and(eq(referrals.friendId, memberId), isNull(referrals.rewardedAt)))
    .returning()
  if (!settled) return false
  const reference = `referral:${memberId}`
  const common = { source: 'referral', now }
  await award(tx, { ...common, memberId, prize: referral.friend, reference: `${reference}:friend` })
  await award(tx, {
    ...common,
    memberId: settled.advocateId,
    prize: referral.advocate,
    reference: `${reference}:advocate`,
  })
  return true
}

/** Who brought the member, where somebody did and her account is proven. */
async function friendOf(db: Database, memberId: string) {
  const [row] = await db
    .select({
      advocateId: referralCodes.memberId,
      joinedAt: members.createdAt,
      emailVerified: members.emailVerified,
      phoneVerified: members.phoneVerified,
      rewardedAt: referrals.rewardedAt,
    })
    .from(members)
    .innerJoin(referralCodes, eq(referralCodes.code, members.linkCode))
    .leftJoin(referrals, eq(referrals.friendId, members.id))
    .where(eq(members.id, memberId))
  return row && (row.emailVerified || row.phoneVerified) ? row : undefined
}
