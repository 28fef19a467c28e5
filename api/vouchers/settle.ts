// The reward for bringing a friend, paid once to both when the friend is proven and active for the first time; to the
// advocate for so many friends a year, so that addresses which cost nothing make no coins without end.
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { award } from '../award.ts'
import { referral } from '../catalog/referral.ts'
import { members } from '../session/tables.ts'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { referralCodes, referrals, referralYears } from './tables.ts'

/**
 * To be called where a member is active: the first check-in, the first redemption. Called with the transaction that
 * makes them so; every further call is one cheap read. Nobody is her own friend, and nobody has two advocates.
 * @returns whether this call settled it
 */
export async function settleReferral(tx: Database, memberId: string, now: Date): Promise<boolean> {
  const friend = await friendOf(tx, memberId)
  if (!friend || friend.advocateId === memberId || friend.isSettled) return false
  await tx
    .insert(referrals)
    .values({ id: newId(), advocateId: friend.advocateId, friendId: memberId, joinedAt: friend.joinedAt })
    .onConflictDoNothing()
  const [settled] = await tx
    .update(referrals)
    .set({ rewardedAt: now })
    .where(
      and(eq(referrals.friendId, memberId), isNull(referrals.rewardedAt), isNull(referrals.notCountedAt)),
    )
    .returning()
  if (!settled) return false
  const reference = `referral:${memberId}`
  const common = { source: 'referral', now }
  await award(tx, { ...common, memberId, prize: referral.friend, reference: `${reference}:friend` })
  const { advocateId } = settled
  if (await countFriend(tx, advocateId, now))
    await award(tx, {
      ...common,
      memberId: advocateId,
      prize: referral.advocate,
      reference: `${reference}:advocate`,
    })
  else
    await tx
      .update(referrals)
      .set({ rewardedAt: null, notCountedAt: now })
      .where(eq(referrals.id, settled.id))
  return true
}

/** @returns whether one more friend counts this year; friends who come at the same time wait for each other here */
async function countFriend(tx: Database, memberId: string, now: Date): Promise<boolean> {
  const [counted] = await tx
    .insert(referralYears)
    .values({ memberId, year: now.getUTCFullYear(), rewarded: 1 })
    .onConflictDoUpdate({
      target: [referralYears.memberId, referralYears.year],
      set: { rewarded: sql`${referralYears.rewarded} + 1` },
      setWhere: lt(referralYears.rewarded, referral.friendsAYear),
    })
    .returning()
  return counted !== undefined
}

/** Who brought the member, where somebody did and the account is proven. */
async function friendOf(db: Database, memberId: string) {
  const [row] = await db
    .select({
      advocateId: referralCodes.memberId,
      joinedAt: members.createdAt,
      emailVerified: members.emailVerified,
      phoneVerified: members.phoneVerified,
      isSettled: sql<boolean>`num_nonnulls(${referrals.rewardedAt}, ${referrals.notCountedAt}) > 0`,
    })
    .from(members)
    .innerJoin(referralCodes, eq(referralCodes.code, members.linkCode))
    .leftJoin(referrals, eq(referrals.friendId, members.id))
    .where(eq(members.id, memberId))
  return row && (row.emailVerified || row.phoneVerified) ? row : undefined
}
