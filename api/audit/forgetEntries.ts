// Forgets what was done long ago.
import { and, lt, sql } from 'drizzle-orm'
import { forgottenBefore } from '../catalog/retention.ts'
import { deleteInBatches } from '../store/deleteInBatches.ts'
import type { Portion } from '../store/eachInBatches.ts'
import { firstIdAt } from '../store/id.ts'
import { startOfMonth, turnMonths } from '../store/months.ts'
import type { Database } from '../store/store.ts'
import { auditEntries } from './tables.ts'

/**
 * To be called now and then. Entries of a month go together, and the months ahead are made. The database itself lets none go that is
 * younger than a year.
 */
export async function forgetEntries(db: Database, now: Date, { stop }: Portion = {}) {
  const before = startOfMonth(forgottenBefore('auditDays', now))
  await turnMonths(db, auditEntries, { now, before })
  // What is in no partition of its month: those before there were any, and of the default one.
  // Ids rise with time, and have an index. The last condition is the trigger's: a server whose clock is ahead forgets nothing early, and
  // fails at nothing either.
  const isOld = and(
    lt(auditEntries.id, firstIdAt(before.getTime())),
    lt(auditEntries.at, before),
    sql`${auditEntries.at} < now() - interval '365 days'`,
  )
  await deleteInBatches(db, [{ table: auditEntries, isDue: isOld }], stop)
}
