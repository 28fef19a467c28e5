// Deletes expired sessions, one-time codes, tickets, recovery links, passkey challenges and unconfirmed authenticator
// setups.
import { and, lte } from 'drizzle-orm'
import { deleteInBatches } from '../store/deleteInBatches.ts'
import type { Portion } from '../store/eachInBatches.ts'
import type { Database } from '../store/store.ts'
import { passkeyChallenges } from './passkeys/tables.ts'
import { authenticatorSetups, secondFactorTickets } from './secondFactor/tables.ts'
import { codeTickets, recoveryLinks, sessions, verifyCodes } from './tables.ts'

/** Deletes all expired rows. Idempotent. Expired codes are retained as long as their failed attempts are counted. */
export async function purgeExpired(db: Database, now: Date, { stop }: Portion = {}) {
  const isOver = and(lte(verifyCodes.expiresAt, now), lte(verifyCodes.triesUntil, now))
  const expired = [
    sessions,
    codeTickets,
    recoveryLinks,
    passkeyChallenges,
    secondFactorTickets,
    authenticatorSetups,
  ].map((table) => ({
    table,
    isDue: lte(table.expiresAt, now),
  }))
  await deleteInBatches(db, [...expired, { table: verifyCodes, isDue: isOver }], stop)
}
