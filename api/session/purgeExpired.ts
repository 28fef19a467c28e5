// What opens nothing any more need not be kept: sessions, codes, tickets and links past their time.
import { and, lte } from 'drizzle-orm'
import type { Database } from '../store/store.ts'
import { codeTickets, recoveryLinks, sessions, verifyCodes } from './tables.ts'

/** May be repeated. Codes stay as long as their used-up tries count. */
export async function purgeExpired(db: Database, now: Date) {
  await db.delete(sessions).where(lte(sessions.expiresAt, now))
  await db.delete(codeTickets).where(lte(codeTickets.expiresAt, now))
  await db.delete(recoveryLinks).where(lte(recoveryLinks.expiresAt, now))
  await db.delete(verifyCodes).where(and(lte(verifyCodes.expiresAt, now), lte(verifyCodes.triesUntil, now)))
}
