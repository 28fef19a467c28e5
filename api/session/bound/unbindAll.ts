// Disconnects all accounts at sign-in providers, such as Google, from a member.
import { eq } from 'drizzle-orm'
import { recordActs } from '#api/audit/recordActs.ts'
import type { Database } from '#api/store/store.ts'
import { socialAccounts } from './tables.ts'

/** Call when an account is recovered, because an attacker may have connected a provider account. */
export async function unbindAll(tx: Database, memberId: string, now: Date) {
  const deletedRows = await tx
    .delete(socialAccounts)
    .where(eq(socialAccounts.memberId, memberId))
    .returning({ provider: socialAccounts.provider })
  const acts = deletedRows.map(({ provider }) => ({
    what: 'service-unbound' as const,
    memberId,
    subject: `service:${provider}`,
    outcome: 'recovery',
  }))
  await recordActs(tx, now, ...acts)
}
