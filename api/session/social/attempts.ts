// Stores attempts to sign in with a provider such as Google. An attempt is valid for ten minutes and one use, and only
// in the browser window that started it.
import { and, eq, gt, lte } from 'drizzle-orm'
import type { components } from '#generated/schema.d.ts'
import type { Attempt, Provider } from '#api/integrations/social.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import { deleteInBatches } from '#api/store/deleteInBatches.ts'
import type { Portion } from '#api/store/eachInBatches.ts'
import type { Database } from '#api/store/store.ts'
import { hashOf } from '#api/store/secrets.ts'
import { attemptOf } from './secrets.ts'
import { socialAttempts, socialTickets } from './tables.ts'

/** Lifetime of attempts and tickets in seconds. */
export const socialSeconds = 600

export const expiryFrom = (now: Date) => new Date(now.getTime() + socialSeconds * 1000)

export type Held = { state: string; binding: string }

export async function storeAttempt(
  db: Database,
  { state, binding }: Held,
  {
    provider,
    intent,
    redirect,
    now,
  }: components['schemas']['OauthLoginRequest'] & { provider: Provider; now: Date },
) {
  await db.insert(socialAttempts).values({
    stateHash: hashOf(state),
    bindingHash: hashOf(binding),
    provider,
    intent,
    redirect,
    expiresAt: expiryFrom(now),
  })
}

/**
 * Uses up an attempt. A request from another browser window (with another `binding`) or for another provider does not
 * use it up.
 * @throws SOCIAL_ATTEMPT_GONE
 */
export async function consumeAttempt(
  db: Database,
  { state, binding }: Held,
  { provider, now }: { provider: Provider; now: Date },
) {
  const [row] = await db
    .delete(socialAttempts)
    .where(
      and(
        eq(socialAttempts.stateHash, hashOf(state)),
        eq(socialAttempts.bindingHash, hashOf(binding)),
        eq(socialAttempts.provider, provider),
        gt(socialAttempts.expiresAt, now),
      ),
    )
    .returning({ intent: socialAttempts.intent, redirect: socialAttempts.redirect })
  if (!row) return refuse('SOCIAL_ATTEMPT_GONE')
  const attempt: Attempt = attemptOf(state, binding)
  return { attempt, provider, ...row }
}

/** Deletes expired attempts and tickets. */
export async function purgeOldAttempts(db: Database, now: Date, { stop }: Portion = {}) {
  const due = [socialAttempts, socialTickets].map((table) => ({ table, isDue: lte(table.expiresAt, now) }))
  await deleteInBatches(db, due, stop)
}
