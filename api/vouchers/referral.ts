// Bringing friends: a member's own code, and who came by it.
import { and, count, desc, eq, isNotNull, lt, notExists, sql } from 'drizzle-orm'
import type { components } from '../../generated/schema.d.ts'
import { members } from '../session/tables.ts'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { linkCode } from './rules.ts'
import { referralCodes, referrals } from './tables.ts'

/** The member's code, made the first time it is asked for. */
export async function codeOf(db: Database, memberId: string): Promise<string> {
  const [own] = await db.select().from(referralCodes).where(eq(referralCodes.memberId, memberId))
  if (own) return own.code
  // Nothing is inserted where she got one a moment ago, or where somebody else has this very code: then once more.
  await db.insert(referralCodes).values({ memberId, code: linkCode() }).onConflictDoNothing()
  return await codeOf(db, memberId)
}

/** Friends that one call writes down at most; the next call goes on. */
const atOnce = 100

/** Writes down the friends who registered with the code and are not known yet. */
export async function noticeFriends(db: Database, advocateId: string, code: string) {
  const known = db.select({ id: referrals.id }).from(referrals).where(eq(referrals.friendId, members.id))
  const fresh = await db
    .select({ friendId: members.id, joinedAt: members.createdAt })
    .from(members)
    .where(and(eq(members.linkCode, code), sql`${members.id} <> ${advocateId}`, notExists(known)))
    .orderBy(members.id)
    .limit(atOnce)
  if (fresh.length > 0)
    await db
      .insert(referrals)
      .values(fresh.map((friend) => ({ ...friend, id: newId(), advocateId })))
      .onConflictDoNothing()
}

/** How many friends joined, and how many of them brought both a reward. */
export async function countFriends(db: Database, advocateId: string) {
  const [row] = await db
    .select({
      joined: count(),
      rewarded: sql<number>`count(*) filter (where ${isNotNull(referrals.rewardedAt)})`.mapWith(Number),
    })
    .from(referrals)
    .where(eq(referrals.advocateId, advocateId))
  return { joined: row?.joined ?? 0, rewarded: row?.rewarded ?? 0 }
}

/** Newest first; a friend who was erased has no name. */
export async function friendsOf(db: Database, advocateId: string, before: string | undefined, limit: number) {
  const own = eq(referrals.advocateId, advocateId)
  return await db
    .select({
      id: referrals.id,
      joinedAt: referrals.joinedAt,
      rewardedAt: referrals.rewardedAt,
      firstName: members.firstName,
    })
    .from(referrals)
    .leftJoin(members, eq(members.id, referrals.friendId))
    .where(before === undefined ? own : and(own, lt(referrals.id, before)))
    .orderBy(desc(referrals.id))
    .limit(limit)
}

type FriendRow = Awaited<ReturnType<typeof friendsOf>>[number]

/** As the contract shows it: of the name only the first letter. */
export function friendIn({
  id,
  joinedAt,
  rewardedAt,
  firstName,
}: FriendRow): components['schemas']['ReferredFriend'] {
  const [initial = null] = firstName?.trim() ?? []
  return {
    id,
    initial: initial?.toUpperCase() ?? null,
    state: rewardedAt ? 'rewarded' : 'joined',
    joinedAt: joinedAt.toISOString(),
    rewardedAt: rewardedAt?.toISOString() ?? null,
  }
}
