// Manages emailed links that verify the email address of the receiver. Opening a link changes no data, because email
// clients open links automatically.
import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import type { components } from '#generated/schema.d.ts'
import { recordActs } from '../audit/recordActs.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import { masked } from '../session/index.ts'
import type { Account } from '../members/account.ts'
import { members } from '../members/tables.ts'
import { hashOf } from '../store/secrets.ts'
import type { Database } from '../store/store.ts'
import { activations } from './tables.ts'

type Purpose = components['schemas']['ActivationPurpose']

export const activationLife = { seconds: 86_400, resendSeconds: 60 }

/**
 * Creates the token of a new link for the member's email address, and invalidates the earlier link.
 * @throws MAIL_WAIT with `nextDate` if the last link was created less than a minute ago
 */
export async function issueActivation(
  db: Database,
  { memberId, account }: { memberId: string; account: Account },
  now: Date,
): Promise<string> {
  const purpose: Purpose = 'verifyEmail'
  const token = randomBytes(32).toString('base64url')
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  const fresh = {
    account,
    tokenHash: hashOf(token),
    sentAt: now,
    expiresAt: later(activationLife.seconds),
    usedAt: null,
  }
  const [activation] = await db
    .insert(activations)
    .values({ memberId, purpose, ...fresh })
    .onConflictDoUpdate({
      target: [activations.memberId, activations.purpose],
      set: fresh,
      setWhere: lte(activations.sentAt, later(-activationLife.resendSeconds)),
    })
    .returning({ memberId: activations.memberId })
  if (activation) return token
  const [last] = await db
    .select()
    .from(activations)
    .where(and(eq(activations.memberId, memberId), eq(activations.purpose, purpose)))
  const ready = last && new Date(last.sentAt.getTime() + activationLife.resendSeconds * 1000)
  return refuse('MAIL_WAIT', { reasons: [{ code: 'RESEND_AFTER' }], nextDate: ready?.toISOString() })
}

/**
 * Returns the purpose and state of an activation link.
 * @throws LINK_UNKNOWN if the link does not exist, or if the member has changed the email address since then
 */
export async function activationOf(
  db: Database,
  token: string,
  now: Date,
): Promise<components['schemas']['Activation']> {
  const [row] = await db
    .select({ activation: activations })
    .from(activations)
    .innerJoin(members, and(eq(members.id, activations.memberId), eq(members.email, activations.account)))
    .where(eq(activations.tokenHash, hashOf(token)))
  if (!row) return refuse('LINK_UNKNOWN')
  const { purpose, account, expiresAt, usedAt } = row.activation
  const unused = expiresAt > now ? 'open' : 'expired'
  return {
    purpose,
    account: masked(account),
    state: usedAt ? 'done' : unused,
    expiresAt: expiresAt.toISOString(),
  }
}

/**
 * Verifies the email address to which the link was sent. Idempotent.
 * @throws LINK_UNKNOWN, LINK_EXPIRED
 */
export async function confirmActivation(db: Database, token: string, now: Date) {
  return await db.transaction(async (tx) => {
    const [used] = await tx
      .update(activations)
      .set({ usedAt: now })
      .where(
        and(
          eq(activations.tokenHash, hashOf(token)),
          isNull(activations.usedAt),
          gt(activations.expiresAt, now),
        ),
      )
      .returning()
    if (used) {
      await tx
        .update(members)
        .set({ emailVerified: true })
        .where(and(eq(members.id, used.memberId), eq(members.email, used.account)))
      await recordActs(tx, now, { what: 'email-verified', memberId: used.memberId })
    }
    const activation = await activationOf(tx, token, now)
    return activation.state === 'done' ? activation : refuse('LINK_EXPIRED')
  })
}
