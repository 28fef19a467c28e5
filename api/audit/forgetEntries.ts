// Purges expired audit entries.
import { and, lt, sql } from 'drizzle-orm'
import { forgottenBefore } from '../catalog/retention.ts'
import { deleteInBatches } from '../store/deleteInBatches.ts'
import type { Portion } from '../store/eachInBatches.ts'
import { firstIdAt } from '../store/id.ts'
import { startOfMonth, turnMonths } from '../store/months.ts'
import type { Database } from '../store/store.ts'
import { auditEntries } from './tables.ts'

/**
 * Call periodically. Drops expired months and creates partitions ahead. A database trigger prevents deleting entries
 * younger than a year.
 */
export async function forgetEntries(db: Database, now: Date, { stop }: Portion = {}) {
  const before = startOfMonth(forgottenBefore('auditDays', now))
  await turnMonths(db, auditEntries, { now, before })
  // Deletes expired rows outside monthly partitions: entries from before partitioning and rows of the default
  // partition. Ids increase with time and are indexed. The last condition matches the trigger, so that a server whose
  // clock is ahead neither deletes early nor fails.
  const isOld = and(
    lt(auditEntries.id, firstIdAt(before.getTime())),
    lt(auditEntries.at, before),
    sql`${auditEntries.at} < now() - interval '365 days'`,
  )
  await deleteInBatches(db, [{ table: auditEntries, isDue: isOld }], stop)
}
