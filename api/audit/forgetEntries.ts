// Forgets what was done long ago.
import { and, lt, sql } from 'drizzle-orm'
import { forgottenBefore } from '../catalog/retention.ts'
import { deleteInBatches } from '../store/deleteInBatches.ts'
import type { Portion } from '../store/eachInBatches.ts'
import { firstIdAt } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { auditEntries } from './tables.ts'

/** To be called now and then. The database itself lets no entry go that is younger than a year. */
export async function forgetEntries(db: Database, now: Date, { stop }: Portion = {}) {
  const before = forgottenBefore('auditDays', now)
  // Ids rise with time, and have an index. The last condition is the trigger's: a server whose clock is ahead forgets nothing early, and
  // fails at nothing either.
  const isOld = and(
    lt(auditEntries.id, firstIdAt(before.getTime())),
    lt(auditEntries.at, before),
    sql`${auditEntries.at} < now() - interval '365 days'`,
  )
  await deleteInBatches(db, [{ table: auditEntries, isDue: isOld }], stop)
}
