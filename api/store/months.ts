// Manages monthly partitions: creates them ahead of time and drops expired ones, which is cheaper than deleting rows
// (`docs/decisions/0081-partition-event-and-audit-tables-by-month.md`).
import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'

/**
 * Number of future months for which partitions are created, so that rows can still be stored if the job does not run
 * for a while.
 */
const monthsAhead = 2

/**
 * Returns the first instant of a month in UTC, at which the partition of the month starts.
 * @param ahead number of months to add
 */
export const startOfMonth = (time: Date, ahead = 0) =>
  new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + ahead))

/**
 * Creates partitions ahead of time and drops expired partitions. Call periodically. Concurrent calls are safe.
 * @param before start of the oldest month to keep; partitions of earlier months are dropped
 */
export async function rotateMonths(
  db: Database,
  table: PgTable,
  { now, before }: { now: Date; before: Date },
) {
  const name = getTableName(table)
  for (let ahead = 0; ahead <= monthsAhead; ahead += 1)
    await db.execute(sql`select partitions.add_month(${name}, ${startOfMonth(now, ahead).toISOString()})`)
  for (let isMore = true; isMore;) {
    const { rows } = await db.execute<{ dropped: string | null }>(
      sql`select partitions.drop_month(${name}, ${before.toISOString()}) as dropped`,
    )
    isMore = rows[0]?.dropped != null
  }
}
