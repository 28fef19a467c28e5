// Issues and verifies recovery links. A link contains a token that sets a new password, and is valid for 30 minutes and
// one use. Each email address or phone number has at most one link. If it belongs to no member, a row is stored too,
// but its token is not sent. Responses therefore do not disclose which accounts exist.
import { and, eq, getTableColumns, gt, lte, or } from 'drizzle-orm'
import { refuse } from '#shared/protocol/refuse.ts'
import type { Account } from '../members/account.ts'
import { members } from '../members/tables.ts'
import { hashOf, newToken } from '../store/secrets.ts'
import type { Database } from '../store/store.ts'
import { recoveryLinks } from './tables.ts'

export const linkLife = { seconds: 1800, resendSeconds: 60 }

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

/**
 * Creates the token of a recovery link, stores its hash, and returns the token. It replaces the earlier token of the
 * same email or phone.
 * @throws MAIL_WAIT with `nextDate` if the last link was requested less than a minute ago
 */
export async function issueLink(
  db: Database,
  account: Account,
  { memberId, now }: { memberId: string | null; now: Date },
) {
  const token = newToken()
  const fresh = {
    memberId,
    tokenHash: hashOf(token),
    sentAt: now,
    expiresAt: later(now, linkLife.seconds),
  }
  const [issued] = await db
    .insert(recoveryLinks)
    .values({ account, ...fresh })
    .onConflictDoUpdate({
      target: recoveryLinks.account,
      set: fresh,
      setWhere: lte(recoveryLinks.sentAt, later(now, -linkLife.resendSeconds)),
    })
    .returning({ account: recoveryLinks.account })
  if (issued) return token
  const [last] = await db.select().from(recoveryLinks).where(eq(recoveryLinks.account, account))
  const ready = last && later(last.sentAt, linkLife.resendSeconds)
  return refuse('MAIL_WAIT', { reasons: [{ code: 'RESEND_AFTER' }], nextDate: ready?.toISOString() })
}

/** Returns the email or phone to which a valid link was sent, and the expiry of the link. @throws LINK_GONE */
export async function checkLink(db: Database, token: string, now: Date) {
  const [link] = await db
    .select({ account: recoveryLinks.account, expiresAt: recoveryLinks.expiresAt })
    .from(recoveryLinks)
    .innerJoin(members, isCurrentContact)
    .where(holding(token, now))
  return link ?? refuse('LINK_GONE')
}

/**
 * Checks the token and makes it invalid for further use. Only one of several concurrent calls succeeds.
 * @returns the member, and the email or phone to which the link was sent
 * @throws LINK_GONE
 */
export async function useLink(tx: Database, token: string, now: Date) {
  const [member] = await tx
    .select(getTableColumns(members))
    .from(recoveryLinks)
    .innerJoin(members, isCurrentContact)
    .where(holding(token, now))
  const [used] = await tx
    .delete(recoveryLinks)
    .where(holding(token, now))
    .returning({ account: recoveryLinks.account })
  return member && used ? { owner: member, account: used.account } : refuse('LINK_GONE')
}

const holding = (token: string, now: Date) =>
  and(eq(recoveryLinks.tokenHash, hashOf(token)), gt(recoveryLinks.expiresAt, now))

/**
 * Rejects links that were sent to an email or phone that the member no longer has, because another person may read the
 * message.
 */
const isCurrentContact = and(
  eq(members.id, recoveryLinks.memberId),
  or(eq(members.email, recoveryLinks.account), eq(members.phone, recoveryLinks.account)),
)
