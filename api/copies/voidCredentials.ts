// Makes void what opens something by having been handed out before a restore: what has been ended, used or changed since is in force
// again in a copy from before. Members sign in anew.
import { getTableName, isNotNull, sql } from 'drizzle-orm'
import { idempotentAnswers } from '../http/idempotency/tables.ts'
import { activations } from '../profile/tables.ts'
import { passkeyChallenges } from '../session/passkeys/tables.ts'
import { authenticatorSetups, secondFactorTickets } from '../session/secondFactor/tables.ts'
import { socialAttempts, socialTickets } from '../session/social/tables.ts'
import { codeTickets, recoveryLinks, sessions, verifyCodes } from '../session/tables.ts'
import { deleteInBatches } from '../store/deleteInBatches.ts'
import type { Database } from '../store/store.ts'
import { productRegistrations } from '../support/tables.ts'

/** Rows that are nothing but a session, a code, a link, a ticket or the promise of an answer. */
export const voided = [
  sessions,
  verifyCodes,
  codeTickets,
  recoveryLinks,
  activations,
  socialAttempts,
  socialTickets,
  passkeyChallenges,
  secondFactorTickets,
  authenticatorSetups,
  idempotentAnswers,
]

/** May be repeated, and beside servers that run. @returns how many of each table there were */
export async function voidCredentials(db: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of voided) counts[getTableName(table)] = await db.$count(table)
  await deleteInBatches(
    db,
    voided.map((table) => ({ table, isDue: sql`true` })),
  )
  const withdrawn = await db
    .update(productRegistrations)
    .set({ transferHash: null, transferUntil: null })
    .where(isNotNull(productRegistrations.transferHash))
    .returning({ id: productRegistrations.id })
  return { ...counts, 'codes to hand a product over': withdrawn.length }
}
