// Lists and ends the sessions of a member.
import { and, desc, eq, gt, isNull, lt, ne } from 'drizzle-orm'
import type { components } from '#generated/schema.d.ts'
import { recordActs } from '../audit/recordActs.ts'
import type { OperationRequest } from '../http/operation.ts'
import { page } from '../http/paging.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import type { Member } from '../members/member.ts'
import type { Database } from '../store/store.ts'
import { endSubscriptions, endSubscriptionsOf } from '../notices/pushSubscriptions.ts'
import { sessionEnd } from './members.ts'
import { deleteTickets } from './secondFactor/tickets.ts'
import { sessions } from './tables.ts'

type Query = OperationRequest<'listSessions'>['query'] & { memberId: string; current: string; now: Date }

/** Returns a page of the member's valid sessions, newest first. */
export async function listSessions(
  db: Database,
  { memberId, current, cursor, limit, now }: Query,
): Promise<components['schemas']['SessionList']> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(holding(memberId, now), cursor ? lt(sessions.id, cursor) : undefined))
    .orderBy(desc(sessions.id))
    .limit(limit + 1)
  const { items, nextCursor } = page(rows, limit)
  return {
    nextCursor,
    items: items.map(({ id, device, countryCode, createdAt }) => ({
      id,
      device,
      countryCode,
      createdAt: createdAt.toISOString(),
      expiresAt: sessionEnd(createdAt).toISOString(),
      current: id === current,
    })),
  }
}

/** @throws NOT_FOUND if the session has ended or belongs to another member */
export async function revokeSession(db: Database, memberId: string, { id, now }: { id: string; now: Date }) {
  await db.transaction(async (tx) => {
    const [ended] = await tx
      .update(sessions)
      .set({ revokedAt: now })
      .where(and(holding(memberId, now), eq(sessions.id, id)))
      .returning({ id: sessions.id })
    if (!ended) refuse('NOT_FOUND')
    await endSubscriptionsOf(tx, id)
    await recordActs(tx, now, { what: 'session-ended', memberId, subject: `session:${id}` })
  })
}

/** Ends all sessions of a member except the current one, and returns the number of ended sessions. */
export async function endOtherSessions(db: Database, { id: memberId, session }: Member, now: Date) {
  return await db.transaction(async (tx) => {
    const ended = await endSessions(tx, memberId, { now, keep: session.id })
    await recordActs(tx, now, { what: 'other-sessions-ended', memberId, outcome: String(ended) })
    return ended
  })
}

/**
 * Ends all sessions of a member except `keep`, and deletes sign-ins that wait for the second factor.
 * @returns the number of ended sessions
 */
export async function endSessions(
  db: Database,
  memberId: string,
  { now, keep }: { now: Date; keep?: string },
): Promise<number> {
  const ended = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(holding(memberId, now), keep === undefined ? undefined : ne(sessions.id, keep)))
    .returning({ id: sessions.id })
  await deleteTickets(db, memberId)
  await endSubscriptions(db, memberId, keep)
  return ended.length
}

/** Returns the number of devices on which the member is signed in. */
export const countSessions = async (db: Database, memberId: string, now: Date): Promise<number> =>
  await db.$count(sessions, holding(memberId, now))

const holding = (memberId: string, now: Date) =>
  and(eq(sessions.memberId, memberId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now))
