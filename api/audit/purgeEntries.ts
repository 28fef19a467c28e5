// Purges expired audit entries.
import { and, lt, sql } from 'drizzle-orm'
import { expiredBefore } from '../catalog/retention.ts'
import { deleteInBatches } from '../store/deleteInBatches.ts'
import type { Portion } from '../store/eachInBatches.ts'
import { firstIdAt } from '../store/id.ts'
import { startOfMonth, rotateMonths } from '../store/months.ts'
import type { Database } from '../store/store.ts'
import { auditEntries } from './tables.ts'

/**
 * Drops partitions of expired months, and creates partitions of the next months; call periodically. A database trigger
 * prevents deleting entries younger than a year.
 */
export async function purgeEntries(db: Database, now: Date, { stop }: Portion = {}) {
  const before = startOfMonth(expiredBefore('auditDays', now))
  await rotateMonths(db, auditEntries, { now, before })
  // Deletes expired rows outside monthly partitions: entries from before the table was partitioned, and rows of the
  // default partition. Filters by id, because ids increase with time and are indexed. The last condition is the same as
  // in the trigger, so that a server whose clock is ahead neither deletes entries too early nor fails.
  const isOld = and(
    lt(auditEntries.id, firstIdAt(before.getTime())),
    lt(auditEntries.at, before),
    sql`${auditEntries.at} < now() - interval '365 days'`,
  )
  await deleteInBatches(db, [{ table: auditEntries, isDue: isOld }], stop)
}
