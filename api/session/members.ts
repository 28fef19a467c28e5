// Finds members by session token, or by email or phone. Opens and ends their sessions.
import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { SocialProvider } from '#generated/schemas/membersHub.schemas.ts'
import { recordActs } from '../audit/recordActs.ts'
import type { Caller } from '../http/operation.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import type { Account } from '../members/account.ts'
import { inForce, memberColumns, type Member, type MemberRow } from '../members/member.ts'
import { members } from '../members/tables.ts'
import { endSubscriptionsOf } from '../notices/pushSubscriptions.ts'
import { newId } from '../store/id.ts'
import { prepared } from '../store/prepared.ts'
import { hashOf, newToken } from '../store/secrets.ts'
import type { Database } from '../store/store.ts'
import { accountColumn } from './accounts.ts'
import type { FirstFactor } from './secondFactor/firstFactor.ts'
import { sessions } from './tables.ts'

const hour = 3_600_000
const day = 24 * hour

/**
 * Lifetimes of sessions: a session expires 20 days after the sign-in (section 9 of the specification), or after 14 days
 * without use.
 */
const longest = 20 * day
const unused = 14 * day

/** Returns the instant at which a session expires even if it is used regularly. */
export const sessionEnd = (createdAt: Date) => new Date(createdAt.getTime() + longest)

/** Returns the new expiry of a session after the current request. */
const endAfterUse = (createdAt: Date, now: Date) =>
  new Date(Math.min(createdAt.getTime() + longest, now.getTime() + unused))

const sessionByToken = prepared((db) =>
  db
    .select({
      member: memberColumns,
      session: {
        id: sessions.id,
        createdAt: sessions.createdAt,
        expiresAt: sessions.expiresAt,
        revokedAt: sessions.revokedAt,
      },
      lastSeenAt: members.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash')))
    .prepare('session_by_token'),
)

/**
 * Returns the member to whom the session with the token belongs.
 * @throws TOKEN_MISSING for an unknown or expired token, TOKEN_REVOKED for a revoked session
 */
export async function memberOf(db: Database, token: string, now: Date): Promise<Member> {
  const [row] = await sessionByToken(db).execute({ tokenHash: hashOf(token) })
  if (!row || row.session.expiresAt <= now) return refuse('TOKEN_MISSING')
  if (row.session.revokedAt || row.member.erasesAt) return refuse('TOKEN_REVOKED')
  await extendSession(db, row.session, now)
  await recordUse(db, { id: row.member.id, lastSeenAt: row.lastSeenAt }, now)
  return { ...inForce(row.member, now), session: row.session }
}

/**
 * Updates `lastSeenAt` of the member at most once a day. Skips the update if the row is locked, because waiting could
 * deadlock with a concurrent sign-in. A later call then updates the row.
 */
async function recordUse(db: Database, { id, lastSeenAt }: Pick<MemberRow, 'id' | 'lastSeenAt'>, now: Date) {
  if (lastSeenAt && now.getTime() - lastSeenAt.getTime() < day) return
  const free = db.select({ id: members.id }).from(members).where(eq(members.id, id))
  await db
    .update(members)
    .set({ lastSeenAt: now })
    .where(inArray(members.id, free.for('no key update', { skipLocked: true })))
}

/**
 * Extends the session at most once an hour, to reduce writes. An extension to the latest possible expiry is always
 * stored.
 */
async function extendSession(
  db: Database,
  { id, createdAt, expiresAt: before }: Pick<typeof sessions.$inferSelect, 'id' | 'createdAt' | 'expiresAt'>,
  now: Date,
) {
  const expiresAt = endAfterUse(createdAt, now)
  const gained = expiresAt.getTime() - before.getTime()
  const isLatest = expiresAt.getTime() === sessionEnd(createdAt).getTime()
  if (gained <= 0 || (gained < hour && !isLatest)) return
  // Updates the row only if its expiry is still the former one, so that only one of several concurrent calls updates
  // it.
  await db
    .update(sessions)
    .set({ expiresAt })
    .where(and(eq(sessions.id, id), eq(sessions.expiresAt, before)))
}

const memberById = prepared((db) =>
  db
    .select()
    .from(members)
    .where(eq(members.id, sql.placeholder('id')))
    .prepare('member_by_id'),
)

/**
 * Reads all columns of a signed-in member. `timeZone` is the time zone that applies now, because a change of time zone
 * may be pending.
 * @throws TOKEN_MISSING if the member was erased
 */
export async function readMemberRow(
  db: Database,
  { id, timeZone }: Pick<Member, 'id' | 'timeZone'>,
): Promise<MemberRow> {
  const [row] = await memberById(db).execute({ id })
  return row ? { ...row, timeZone } : refuse('TOKEN_MISSING')
}

/**
 * Locks the member's row until the transaction ends. Sign-ins of the member and other transactions that lock the row
 * wait until then.
 * @throws TOKEN_MISSING if the member was erased
 */
export async function lockMember(tx: Database, id: string): Promise<MemberRow> {
  const [row] = await tx.select().from(members).where(eq(members.id, id)).for('no key update')
  return row ?? refuse('TOKEN_MISSING')
}

export type SignIn = {
  /** First factor of the sign-in. */
  by: FirstFactor
  /** Second factor, if one was required. */
  secondFactor?: string
  /** Device and country of the client, for the list of sessions. */
  caller?: Pick<Caller, 'device' | 'country'>
  /** Random id of the browser (`Browser-Id`). */
  browser?: string
  /** True if the sign-in cancels the deletion of the account. */
  reopens?: boolean
  /**
   * Stored hash that the password was compared with. The sign-in is rejected if the member's password hash has changed
   * in the meantime.
   */
  passwordHash?: string | null
}

/**
 * Checks that the member may sign in. Locks the member's row in share mode, so that a concurrent password change or
 * account deletion waits and then revokes the new session.
 * @throws ACCOUNT_CLOSING if the account is being deleted; CREDENTIALS_WRONG if the password was changed in the
 * meantime
 */
export async function assertMaySignIn(
  tx: Database,
  memberId: string,
  { now, passwordHash, reopens = false }: Pick<SignIn, 'passwordHash' | 'reopens'> & { now: Date },
) {
  const [member] = await tx
    .select({ erasesAt: members.erasesAt, passwordHash: members.passwordHash })
    .from(members)
    .where(eq(members.id, memberId))
    .for('share')
  const { erasesAt } = member ?? {}
  if (erasesAt && !(reopens && erasesAt > now)) refuseClosing(erasesAt)
  if (passwordHash !== undefined && member?.passwordHash !== passwordHash) refuse('CREDENTIALS_WRONG')
}

/**
 * Checks whether the first factor is a sign-in provider, such as Google. The browser is redirected to a provider,
 * whereas other factors are checked on the page of the hub itself.
 */
const isProvider = (by: FirstFactor) => SocialProvider.options.some((provider) => provider === by)

/**
 * Opens a session for a member who has passed all required factors (`signIn`). Returns the session token; the database
 * stores only its hash.
 * @throws ACCOUNT_CLOSING if the account is being deleted; CREDENTIALS_WRONG if the password was changed in the
 * meantime
 */
export async function openSession(
  db: Database,
  memberId: string,
  { now, by, secondFactor, caller, browser, passwordHash }: SignIn & { now: Date },
) {
  const token = newToken()
  const id = newId()
  const outcome = secondFactor === undefined ? by : `${by}+${secondFactor}`
  await db.transaction(async (tx) => {
    await assertMaySignIn(tx, memberId, { now, passwordHash })
    await endOldestSessions(tx, memberId, now)
    await tx.insert(sessions).values({
      id,
      memberId,
      tokenHash: hashOf(token),
      device: caller?.device,
      countryCode: caller?.country,
      browserHash: browser && !isProvider(by) ? hashOf(browser) : null,
      createdAt: now,
      expiresAt: endAfterUse(now, now),
    })
    await recordUse(tx, { id: memberId, lastSeenAt: null }, now)
    await recordActs(tx, now, { what: 'signed-in', memberId, subject: `session:${id}`, outcome })
  })
  return { token, expiresAt: sessionEnd(now).toISOString(), uid: memberId }
}

/** Maximum number of sessions of a member. A further sign-in revokes the least recently used session. */
export const sessionsAtMost = 100

async function endOldestSessions(tx: Database, memberId: string, now: Date) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sessions:${memberId}`}, 0))`)
  const tooMany = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.memberId, memberId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.expiresAt), desc(sessions.id))
    .offset(sessionsAtMost - 1)
  await tx.update(sessions).set({ revokedAt: now }).where(inArray(sessions.id, tooMany))
}

/**
 * Throws ACCOUNT_CLOSING. Call only after the client has authenticated, because this error discloses that the account
 * exists.
 */
export function refuseClosing(erasesAt: Date): never {
  return refuse('ACCOUNT_CLOSING', { reasons: [{ code: 'UNDO_UNTIL' }], nextDate: erasesAt.toISOString() })
}

export async function endSession(db: Database, { id: memberId, session: { id } }: Member, now: Date) {
  await db.transaction(async (tx) => {
    await tx.update(sessions).set({ revokedAt: now }).where(eq(sessions.id, id))
    await endSubscriptionsOf(tx, id)
    await recordActs(tx, now, { what: 'signed-out', memberId, subject: `session:${id}` })
  })
}

export async function findMember(db: Database, account: Account): Promise<MemberRow | undefined> {
  const [row] = await db
    .select()
    .from(members)
    .where(eq(members[accountColumn(account)], account))
  return row
}

/**
 * Returns the member with the email or phone. Returns undefined once the date of erasure has passed, even if the member
 * is not erased yet.
 */
export async function findActiveMember(
  db: Database,
  account: Account,
  now: Date,
): Promise<MemberRow | undefined> {
  const member = await findMember(db, account)
  return member?.erasesAt && member.erasesAt <= now ? undefined : member
}

/** Records that the member has visited the check-in page, so that the menu no longer highlights it. */
export async function rememberCheckInVisit(db: Database, member: Pick<Member, 'id' | 'visitedCheckIn'>) {
  if (!member.visitedCheckIn)
    await db.update(members).set({ visitedCheckIn: true }).where(eq(members.id, member.id))
}
