// Sessions of staff in the back office. A session ends after 8 hours, after 30 minutes without use, or as soon as the
// issuer no longer confirms the staff member, which the hub checks once a minute.
import { and, eq, gt, isNull, lt, type SQL } from 'drizzle-orm'
import { Refused, refuse } from '#shared/protocol/refuse.ts'
import { recordActs } from '../audit/recordActs.ts'
import { expiredBefore } from '../catalog/retention.ts'
import { SocialFailure } from '../integrations/social.ts'
import type { IssuerTokens, StaffIdentity, StaffIssuer } from '../integrations/staffIssuer.ts'
import { deleteInBatches } from '../store/deleteInBatches.ts'
import type { Portion } from '../store/eachInBatches.ts'
import { newId } from '../store/id.ts'
import { hashOf, newToken } from '../store/secrets.ts'
import type { Database } from '../store/store.ts'
import { decryptTokens, encryptTokens } from './issuerTokens.ts'
import { permissionsOf, rolesOf, type Permission, type Role } from './roles.ts'
import {
  approvalParcels,
  reviewClaims,
  staff,
  staffApprovals,
  staffReasons,
  staffSessions,
  trackingImports,
  trackingRows,
} from './tables.ts'

const minute = 60_000
const longest = 8 * 60 * minute
const unused = 30 * minute
/** Milliseconds after which the issuer is asked again. */
const checkEvery = minute
/** Milliseconds for which a session continues while the issuer does not respond. */
const longestOutage = 10 * minute

export type StaffMember = {
  id: string
  email: string | null
  roles: Role[]
  permissions: Permission[]
  session: { tokenHash: string; expiresAt: Date }
}

export type StaffDirectory = {
  issuer: StaffIssuer
  groups?: readonly { group: string; role: string }[] | undefined
}

/** Actor of audit entries. */
export const actorOf = ({ id }: Pick<StaffMember, 'id'>) => `staff:${id}`

/**
 * Opens a session for a person whom the issuer has confirmed.
 * @returns the session token
 * @throws FORBIDDEN if no group of the person gives a role
 */
export async function openStaffSession(
  db: Database,
  { identity, tokens }: { identity: StaffIdentity; tokens: IssuerTokens },
  { groups, now }: { groups: StaffDirectory['groups']; now: Date },
): Promise<string> {
  const roles = rolesOf(identity.groups, groups)
  if (roles.length === 0) refuse('FORBIDDEN')
  const { issuer, subject, email } = identity
  const token = newToken()
  await db.transaction(async (tx) => {
    const [person] = await tx
      .insert(staff)
      .values({ id: newId(), issuer, subject, email, roles, signedInAt: now })
      .onConflictDoUpdate({ target: [staff.issuer, staff.subject], set: { email, roles, signedInAt: now } })
      .returning({ id: staff.id })
    if (!person) throw new Error('The staff member was not stored.')
    await tx.insert(staffSessions).values({
      tokenHash: hashOf(token),
      staffId: person.id,
      roles,
      issuerTokens: encryptTokens(token, tokens),
      createdAt: now,
      usedAt: now,
      checkedAt: now,
      confirmedAt: now,
    })
    await recordActs(tx, now, { what: 'staff-signed-in', by: actorOf(person) })
  })
  return token
}

/**
 * Returns the staff member of a session.
 * @throws TOKEN_REVOKED if the session has ended, or the issuer no longer confirms the person
 */
export async function staffOf(
  db: Database,
  token: string,
  { directory, now }: { directory: StaffDirectory; now: Date },
): Promise<StaffMember> {
  const tokenHash = hashOf(token)
  const [row] = await db
    .select({ session: staffSessions, person: staff })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(and(eq(staffSessions.tokenHash, tokenHash), isOpen(now)))
  if (!row) return refuse('TOKEN_REVOKED')
  const { session, person } = row
  // Records the use once a minute, so that a session ends after 29 to 30 minutes without use.
  if (now.getTime() - session.usedAt.getTime() >= minute)
    await db.update(staffSessions).set({ usedAt: now }).where(eq(staffSessions.tokenHash, tokenHash))
  const isDue = now.getTime() - session.checkedAt.getTime() >= checkEvery
  const roles = isDue
    ? await rolesNow(db, { ...session, subject: person.subject, token }, { directory, now })
    : session.roles
  return {
    id: person.id,
    email: person.email,
    roles,
    permissions: permissionsOf(roles),
    session: { tokenHash, expiresAt: new Date(session.createdAt.getTime() + longest) },
  }
}

type Checked = typeof staffSessions.$inferSelect & { subject: string; token: string }

/** Asks the issuer for the current groups, and stores the roles. Ends the session if no role is left. */
async function rolesNow(
  db: Database,
  { tokenHash, checkedAt, confirmedAt, issuerTokens, roles, subject, token, staffId }: Checked,
  { directory: { issuer, groups }, now }: { directory: StaffDirectory; now: Date },
): Promise<Role[]> {
  const session = eq(staffSessions.tokenHash, tokenHash)
  // Only one of several concurrent calls asks the issuer, because a refresh token can be used once.
  const elected = await db
    .update(staffSessions)
    .set({ checkedAt: now })
    .where(and(session, eq(staffSessions.checkedAt, checkedAt)))
    .returning({ tokenHash: staffSessions.tokenHash })
  if (elected.length === 0) return roles
  try {
    const confirmed = await issuer.confirm(subject, decryptTokens(token, issuerTokens))
    const current = rolesOf(confirmed.groups, groups)
    if (current.length === 0) throw new SocialFailure('refused', 'No group gives a role.')
    await db
      .update(staffSessions)
      .set({ roles: current, issuerTokens: encryptTokens(token, confirmed.tokens), confirmedAt: now })
      .where(session)
    await db.update(staff).set({ roles: current }).where(eq(staff.id, staffId))
    return current
  } catch (error) {
    if (!(error instanceof SocialFailure)) throw error
    const isOutage = error.why === 'unavailable' && now.getTime() - confirmedAt.getTime() < longestOutage
    // The next check follows in a minute, so that an outage does not delay each call by the timeout of the issuer.
    if (isOutage) return roles
    // An approval of an act of this person needs a permission that a new sign-in confirms.
    if (error.why === 'refused') await db.update(staff).set({ roles: [] }).where(eq(staff.id, staffId))
    await endStaffSession(db, { id: staffId, session: { tokenHash } }, { now, outcome: 'not confirmed' })
    throw new Refused('TOKEN_REVOKED')
  }
}

const isOpen = (now: Date): SQL | undefined =>
  and(
    isNull(staffSessions.endedAt),
    gt(staffSessions.createdAt, new Date(now.getTime() - longest)),
    gt(staffSessions.usedAt, new Date(now.getTime() - unused)),
  )

/** Ends a session, if it has not ended before. */
export async function endStaffSession(
  db: Database,
  { id, session }: { id: string; session: { tokenHash: string } },
  { now, outcome }: { now: Date; outcome?: string },
) {
  await db.transaction(async (tx) => {
    const ended = await tx
      .update(staffSessions)
      .set({ endedAt: now })
      .where(and(eq(staffSessions.tokenHash, session.tokenHash), isNull(staffSessions.endedAt)))
      .returning({ tokenHash: staffSessions.tokenHash })
    if (ended.length > 0)
      await recordActs(tx, now, { what: 'staff-signed-out', by: actorOf({ id }), outcome })
  })
}

/**
 * Deletes sessions and claims that ended more than a day ago, acts that were requested for approval and imports of
 * tracking numbers that are older than 30 days, and expired reasons.
 */
export async function purgeStaffData(db: Database, now: Date, { stop }: Portion = {}) {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * minute)
  const before = daysAgo(1)
  const due = [
    { table: staffSessions, isDue: lt(staffSessions.createdAt, before) },
    {
      table: reviewClaims,
      isDue: and(lt(reviewClaims.claimedUntil, before), isNull(reviewClaims.appliesAt)),
    },
    { table: approvalParcels, isDue: lt(approvalParcels.storedAt, daysAgo(30)) },
    { table: staffApprovals, isDue: lt(staffApprovals.requestedAt, daysAgo(30)) },
    { table: trackingRows, isDue: lt(trackingRows.startedAt, daysAgo(30)) },
    { table: trackingImports, isDue: lt(trackingImports.startedAt, daysAgo(30)) },
    { table: staffReasons, isDue: lt(staffReasons.at, expiredBefore('auditDays', now)) },
  ]
  await deleteInBatches(db, due, stop)
}
