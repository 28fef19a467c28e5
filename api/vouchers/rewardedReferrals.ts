// A friend who was brought is settled once: rewarded, with the advocate for so many friends a year, so that addresses which
// cost nothing make no coins without end.
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { referral } from '../catalog/referral.ts'
import { yearOf } from '../locale/calendar.ts'
import { timeZoneAt, zoneColumns } from '../members/member.ts'
import { members } from '../members/tables.ts'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { referralCodes, referrals, referralYears } from './tables.ts'

type Settled = typeof referrals.$inferSelect

/**
 * Marks the member as a friend whose reward is due, where somebody brought the member and the account is proven. Nobody is
 * their own friend, and nobody has two advocates.
 * @returns what this call settled; nothing where there is none, or it was settled before
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

/** Takes the mark back: a reward for the same person was paid within the last year. */
export async function markPaidBefore(tx: Database, { id }: Settled, now: Date) {
  await tx
    .update(referrals)
    .set({ rewardedAt: null, notCountedAt: now, notCountedReason: 'PAID_BEFORE' })
    .where(eq(referrals.id, id))
}

/** @returns whether the friend counts for the advocate this year of the advocate's calendar; friends at the same time wait for each other here */
export async function countForAdvocate(
  tx: Database,
  { id, advocateId }: Settled,
  now: Date,
): Promise<boolean> {
  const [advocate] = await tx.select(zoneColumns).from(members).where(eq(members.id, advocateId))
  // An advocate who was erased has no calendar any more.
  const year = yearOf(now, advocate ? timeZoneAt(advocate, now) : 'UTC')
  const [counted] = await tx
    .insert(referralYears)
    .values({ memberId: advocateId, year, rewarded: 1 })
    .onConflictDoUpdate({
      target: [referralYears.memberId, referralYears.year],
      set: { rewarded: sql`${referralYears.rewarded} + 1` },
      setWhere: lt(referralYears.rewarded, referral.friendsAYear),
    })
    .returning()
  if (!counted)
    await tx.update(referrals).set({ rewardedAt: null, notCountedAt: now }).where(eq(referrals.id, id))
  return counted !== undefined
}

/** Who brought the member, where somebody did and the account is proven. */
export async function friendOf(db: Database, memberId: string) {
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
