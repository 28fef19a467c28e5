// Deletes expired sessions, codes, tickets and links.
import { and, lte } from 'drizzle-orm'
import { deleteInBatches } from '../store/deleteInBatches.ts'
import type { Portion } from '../store/eachInBatches.ts'
import type { Database } from '../store/store.ts'
import { codeTickets, recoveryLinks, sessions, verifyCodes } from './tables.ts'

/** May be repeated. Codes stay as long as their used-up tries count. */
export async function purgeExpired(db: Database, now: Date, { stop }: Portion = {}) {
  for (const table of [sessions, codeTickets, recoveryLinks])
    await deleteInBatches(db, table, lte(table.expiresAt, now), stop)
  const isOver = and(lte(verifyCodes.expiresAt, now), lte(verifyCodes.triesUntil, now))
  await deleteInBatches(db, verifyCodes, isOver, stop)
}
