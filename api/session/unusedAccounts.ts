// Rejects sign-ins to accounts that were unused for a long time if a code sent to the phone is the only proof. The
// phone number may belong to another person now. See
// docs/decisions/0103-require-more-than-a-phone-code-for-unused-accounts.md.
import { and, eq, max } from 'drizzle-orm'
import { recordActs } from '../audit/recordActs.ts'
import { auditEntries } from '../audit/tables.ts'
import { signInRules } from '../catalog/signIn.ts'
import { Refused, type Reason } from '#shared/protocol/refuse.ts'
import { isPhone } from '../integrations/integrations.ts'
import { addToOutbox } from '../integrations/outbox.ts'
import { writeMail } from '../locale/intl.ts'
import { languageIn } from '../locale/language.ts'
import type { Account } from '../members/account.ts'
import type { MemberRow } from '../members/member.ts'
import type { Database } from '../store/store.ts'
import { masked } from './accounts.ts'
import { hasPasskey } from './passkeys/passkeys.ts'
import { sessions } from './tables.ts'

const day = 86_400_000

type Proofs = { hasPassword: boolean; hasPasskey: boolean; email: string | null }

/**
 * @returns the other sign-in methods of the member, one of which is required; empty if a code sent to the email or
 * phone suffices
 */
export function otherProofs(account: string, unusedSince: Date, { now, ...proofs }: Proofs & { now: Date }) {
  const isUnused = now.getTime() - unusedSince.getTime() >= signInRules.unusedDays * day
  if (!isPhone(account) || !isUnused) return []
  const reasons: Reason[] = []
  if (proofs.hasPassword) reasons.push({ code: 'HAS_PASSWORD' })
  if (proofs.hasPasskey) reasons.push({ code: 'HAS_PASSKEY' })
  if (proofs.email !== null) reasons.push({ code: 'HAS_EMAIL' })
  return reasons
}

/**
 * Returns the time of the last use. For members without `last_seen_at`, returns the latest of these times: start of a
 * session, sign-in in the audit log, registration.
 */
async function lastUseOf(db: Database, { id, lastSeenAt, createdAt }: MemberRow): Promise<Date> {
  if (lastSeenAt) return lastSeenAt
  const [[session], [entry]] = await Promise.all([
    db
      .select({ at: max(sessions.createdAt) })
      .from(sessions)
      .where(eq(sessions.memberId, id)),
    db
      .select({ at: max(auditEntries.at) })
      .from(auditEntries)
      .where(and(eq(auditEntries.memberId, id), eq(auditEntries.what, 'signed-in'))),
  ])
  return new Date(Math.max(createdAt.getTime(), ...[session, entry].map((row) => row?.at?.getTime() ?? 0)))
}

/**
 * Checks whether a code sent to the phone suffices to sign in. Call after the code was verified, within the transaction
 * that uses it up. Commit the transaction even if the sign-in is rejected. It contains the audit entry of the rejected
 * attempt, and the email that notifies the member.
 * @returns the error to throw after the commit; `undefined` if the code suffices
 */
export async function rejectionOfPhoneCode(
  tx: Database,
  member: MemberRow,
  { account, now }: { account: Account; now: Date },
): Promise<Refused | undefined> {
  if (!isPhone(account)) return undefined
  const email = member.emailVerified ? member.email : null
  const proofs = {
    hasPassword: member.passwordHash !== null,
    hasPasskey: await hasPasskey(tx, member.id),
    email,
  }
  const reasons = otherProofs(account, await lastUseOf(tx, member), { ...proofs, now })
  if (reasons.length === 0) return undefined
  const memberId = member.id
  await recordActs(tx, now, { what: 'phone-code-rejected', memberId })
  if (email !== null) {
    const language = languageIn(member.countryCode)
    await addToOutbox(tx, writeMail(email, 'mails.phoneCodeRejected', { language, params: {} }), {
      memberId,
      now,
    })
  }
  const hint = email === null ? {} : { maskedAddress: masked(email) }
  return new Refused('OTHER_PROOF_NEEDED', { reasons, ...hint })
}
