// Members and their sessions: found by token, found by account, made once.
import { createHash, randomBytes } from 'node:crypto'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import { refuse } from '../refuse.ts'
import { newId } from '../store/id.ts'
import { prepared } from '../store/prepared.ts'
import type { Database } from '../store/store.ts'
import { accountColumn } from './accounts.ts'
import { members, sessions } from './tables.ts'

export type MemberRow = typeof members.$inferSelect

/** The signed-in member, with the session she is signed in by. */
export type Member = MemberRow & { session: { id: string; expiresAt: Date } }

/** A session holds 20 days from sign-in, used or not (section 9). */
const sessionDays = 20

const sessionByToken = prepared((db) =>
  db
    .select({
      member: getTableColumns(members),
      session: { id: sessions.id, expiresAt: sessions.expiresAt, revokedAt: sessions.revokedAt },
    })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash')))
    .prepare('session_by_token'),
)

/**
 * The member whose session the token opens.
 * @throws TOKEN_MISSING for an unknown or expired token, TOKEN_REVOKED for one that was ended.
 */
export async function memberOf(db: Database, token: string, now: Date): Promise<Member> {
  const [row] = await sessionByToken(db).execute({ tokenHash: hashOf(token) })
  if (!row || row.session.expiresAt <= now) return refuse('TOKEN_MISSING')
  if (row.session.revokedAt) return refuse('TOKEN_REVOKED')
  return { ...row.member, timeZone: timeZoneAt(row.member, now), session: row.session }
}

/** The time zone in force at the instant: a change waits for the next local day. */
export function timeZoneAt(member: MemberRow, now: Date): string {
  const { timeZone, nextTimeZone, nextTimeZoneAt } = member
  return nextTimeZone && nextTimeZoneAt && nextTimeZoneAt <= now ? nextTimeZone : timeZone
}

/** The member's row, held against every other change until the transaction ends. */
export async function lockMember(tx: Database, id: string): Promise<MemberRow> {
  const [row] = await tx.select().from(members).where(eq(members.id, id)).for('no key update')
  return row ?? refuse('TOKEN_MISSING')
}

/** Signs a member in: the token is returned once and kept only as its hash. */
export async function openSession(db: Database, memberId: string, now: Date) {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + sessionDays * 86_400_000)
  await db
    .insert(sessions)
    .values({ id: newId(), memberId, tokenHash: hashOf(token), createdAt: now, expiresAt })
  return { token, expiresAt: expiresAt.toISOString(), uid: memberId }
}

export async function endSession(db: Database, sessionId: string, now: Date) {
  await db.update(sessions).set({ revokedAt: now }).where(eq(sessions.id, sessionId))
}

export async function findMember(db: Database, account: string): Promise<MemberRow | undefined> {
  const [row] = await db
    .select()
    .from(members)
    .where(eq(members[accountColumn(account)], account))
  return row
}

/** Remembers that the member knows the check-in, so that the menu need not point her to it. */
export async function rememberCheckInVisit(db: Database, member: Pick<Member, 'id' | 'visitedCheckIn'>) {
  if (!member.visitedCheckIn)
    await db.update(members).set({ visitedCheckIn: true }).where(eq(members.id, member.id))
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
