// Creates referral codes of members, and stores and lists the friends who registered with these codes.
import { and, count, desc, eq, isNotNull, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { components } from '#generated/schema.d.ts'
import { yearOf } from '../locale/calendar.ts'
import type { Member } from '../members/member.ts'
import { members } from '../members/tables.ts'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { linkCode } from './rules.ts'
import { referralCodes, referrals, referralYears } from './tables.ts'

/** Returns the referral code of a member. Creates the code on the first call. */
export async function codeOf(db: Database, memberId: string): Promise<string> {
  const [codeRow] = await db.select().from(referralCodes).where(eq(referralCodes.memberId, memberId))
  if (codeRow) return codeRow.code
  // If no row was inserted, either a concurrent call has created the member's code, or another member has the same
  // code. Calling the function again resolves both cases.
  await db.insert(referralCodes).values({ memberId, code: linkCode() }).onConflictDoNothing()
  return await codeOf(db, memberId)
}

/** Maximum number of friends that a call stores. Further friends are stored by the next call. */
const atOnce = 100

/** Finds members who have registered with the referral code, and stores them as friends if they are not stored yet. */
export async function storeFriends(db: Database, advocateId: string, code: string) {
  const storedReferral = db
    .select({ id: referrals.id })
    .from(referrals)
    .where(eq(referrals.friendId, members.id))
  const fresh = await db
    .select({ friendId: members.id, joinedAt: members.createdAt })
    .from(members)
    .where(and(eq(members.linkCode, code), sql`${members.id} <> ${advocateId}`, notExists(storedReferral)))
    .orderBy(members.id)
    .limit(atOnce)
  if (fresh.length > 0)
    await db
      .insert(referrals)
      .values(fresh.map((friend) => ({ ...friend, id: newId(), advocateId })))
      .onConflictDoNothing()
}

/**
 * Returns how many friends registered, for how many of them the member was rewarded, and how many of these rewards were
 * paid this year.
 */
export async function countFriends(
  db: Database,
  { id: advocateId, timeZone }: Pick<Member, 'id' | 'timeZone'>,
  now: Date,
) {
  const year = yearOf(now, timeZone)
  const [row] = await db
    .select({
      joined: count(),
      rewarded: sql<number>`count(*) filter (where ${isNotNull(referrals.rewardedAt)})`.mapWith(Number),
    })
    .from(referrals)
    .where(eq(referrals.advocateId, advocateId))
  const [ofYear] = await db
    .select({ rewarded: referralYears.rewarded })
    .from(referralYears)
    .where(and(eq(referralYears.memberId, advocateId), eq(referralYears.year, year)))
  return {
    joined: row?.joined ?? 0,
    rewarded: row?.rewarded ?? 0,
    rewardedThisYear: ofYear?.rewarded ?? 0,
  }
}

/** Returns friends sorted by registration, newest first. Deleted friends have no name. */
export async function friendsOf(
  db: Database,
  advocateId: string,
  { before, limit }: { before: string | undefined; limit: number },
) {
  const ofAdvocate = eq(referrals.advocateId, advocateId)
  const last = alias(referrals, 'last')
  const cursor = db
    .select({ joinedAt: last.joinedAt, id: last.id })
    .from(last)
    .where(and(eq(last.id, before ?? ''), eq(last.advocateId, advocateId)))
  const older = sql`(${referrals.joinedAt}, ${referrals.id}) < ${cursor}`
  return await db
    .select({
      id: referrals.id,
      joinedAt: referrals.joinedAt,
      rewardedAt: referrals.rewardedAt,
      notCountedAt: referrals.notCountedAt,
      notCountedReason: referrals.notCountedReason,
      firstName: members.firstName,
      emailVerified: members.emailVerified,
      phoneVerified: members.phoneVerified,
    })
    .from(referrals)
    .leftJoin(members, eq(members.id, referrals.friendId))
    .where(before === undefined ? ofAdvocate : and(ofAdvocate, older))
    .orderBy(desc(referrals.joinedAt), desc(referrals.id))
    .limit(limit)
}

type Schemas = components['schemas']
type FriendRow = Awaited<ReturnType<typeof friendsOf>>[number]

/** Converts a friend to the schema of the API contract, with only the first letter of the name. */
export function friendIn(row: FriendRow): Schemas['ReferredFriend'] {
  const [initial = null] = row.firstName?.trim() ?? []
  return {
    id: row.id,
    initial: initial?.toUpperCase() ?? null,
    ...referralStateOf(row),
    joinedAt: row.joinedAt.toISOString(),
    rewardedAt: row.rewardedAt?.toISOString() ?? null,
  }
}

function referralStateOf(row: FriendRow): Pick<Schemas['ReferredFriend'], 'state' | 'reason'> {
  if (row.rewardedAt) return { state: 'rewarded', reason: null }
  if (row.notCountedAt) return { state: 'notCounted', reason: row.notCountedReason ?? 'CAP_REACHED' }
  if (row.firstName === null) return { state: 'notCounted', reason: 'LEFT' }
  return { state: 'joined', reason: row.emailVerified || row.phoneVerified ? 'NOT_ACTIVE' : 'NOT_VERIFIED' }
}
