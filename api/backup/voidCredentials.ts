// Voids all credentials in a restored database, such as sessions and codes. Otherwise, credentials that were used,
// changed or ended after the backup would become valid again. Members must sign in again.
import { getTableName, isNotNull, sql } from 'drizzle-orm'
import { idempotentAnswers } from '../http/idempotency/tables.ts'
import { activations } from '../profile/tables.ts'
import { passkeyChallenges } from '../session/passkeys/tables.ts'
import { authenticatorSetups, secondFactorTickets } from '../session/secondFactor/tables.ts'
import { socialAttempts, socialTickets } from '../session/social/tables.ts'
import { codeTickets, recoveryLinks, sessions, verifyCodes } from '../session/tables.ts'
import { staffSessions } from '../staff/tables.ts'
import { deleteInBatches } from '../store/deleteInBatches.ts'
import type { Database } from '../store/store.ts'
import { productRegistrations } from '../support/tables.ts'

/**
 * Tables that contain only sessions, codes, links, sign-in tickets or stored responses of calls with an idempotency
 * key.
 */
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
  staffSessions,
]

/**
 * Deletes all credentials. May be called repeatedly, and while servers are running.
 * @returns the number of rows by table
 */
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
  return { ...counts, 'transfer codes of products': withdrawn.length }
}
