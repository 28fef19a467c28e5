// Decides for each referral, only once, whether it is rewarded. Limits the number of friends for whom an advocate is
// rewarded in a year, so that throwaway accounts cannot earn unlimited coins.
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { referral } from '../catalog/referral.ts'
import { yearOf } from '../locale/calendar.ts'
import { timeZoneAt, zoneColumns } from '../members/member.ts'
import { members } from '../members/tables.ts'
import { newId } from '../store/id.ts'
import { prepared } from '../store/prepared.ts'
import type { Database } from '../store/store.ts'
import { referralCodes, referrals, referralYears } from './tables.ts'

type Settled = typeof referrals.$inferSelect

/**
 * Marks the referral of a member as rewarded if an advocate referred the member and the member's account is verified.
 * Members who registered with their own code are ignored. Each member has at most one advocate.
 * @returns the referral that this call settled; undefined if there is no referral or if it was already settled
 */
export async function markReferralRewarded(
  tx: Database,
  memberId: string,
  now: Date,
): Promise<Settled | undefined> {
  const friend = await friendOf(tx, memberId)
  if (!friend || friend.advocateId === memberId || friend.isSettled) return undefined
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
  return settled
}

/** Marks a referral as not rewarded, because a reward for the same friend was paid within the last 365 days. */
export async function markPaidBefore(tx: Database, { id }: Settled, now: Date) {
  await tx
    .update(referrals)
    .set({ rewardedAt: null, notCountedAt: now, notCountedReason: 'PAID_BEFORE' })
    .where(eq(referrals.id, id))
}

/**
 * Counts the friend for the advocate in the current year of the advocate's time zone. Concurrent calls wait for each
 * other, because they update the same row of the advocate and year.
 * @returns false if the advocate has reached the yearly limit
 */
export async function countForAdvocate(
  tx: Database,
  { id, advocateId }: Settled,
  now: Date,
): Promise<boolean> {
  const [advocate] = await tx.select(zoneColumns).from(members).where(eq(members.id, advocateId))
  // Uses UTC for a deleted advocate, who has no time zone.
  const year = yearOf(now, advocate ? timeZoneAt(advocate, now) : 'UTC')
  const [counted] = await tx
    .insert(referralYears)
    .values({ memberId: advocateId, year, rewarded: 1 })
    .onConflictDoUpdate({
      target: [referralYears.memberId, referralYears.year],
      set: { rewarded: sql`${referralYears.rewarded} + 1` },
      setWhere: lt(referralYears.rewarded, referral().friendsAYear),
    })
    .returning()
  if (!counted)
    await tx.update(referrals).set({ rewardedAt: null, notCountedAt: now }).where(eq(referrals.id, id))
  return counted !== undefined
}

/** Returns the advocate who referred the member; undefined if there is no advocate or the member is not verified. */
export async function friendOf(db: Database, memberId: string) {
  const [row] = await referredFriend(db).execute({ memberId })
  return row && (row.emailVerified || row.phoneVerified) ? row : undefined
}

const referredFriend = prepared((db) =>
  db
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
    .where(eq(members.id, sql.placeholder('memberId')))
    .prepare('referred_friend'),
)
