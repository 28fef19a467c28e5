// Manages monthly partitions: creates them ahead of time and drops expired ones, which is cheaper than deleting rows
// (`docs/decisions/0081-what-goes-by-age-is-parted-by-month.md`).
import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'

/** Months for which partitions are created ahead, in case the job does not run. */
const monthsAhead = 2

/** Start of the month in UTC, as partitions start. @param ahead number of months to add */
export const startOfMonth = (time: Date, ahead = 0) =>
  new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + ahead))

/**
 * Creates partitions ahead and drops expired ones. Call periodically; concurrent calls are safe.
 * @param before start of a month: older partitions may be dropped
 */
export async function turnMonths(db: Database, table: PgTable, { now, before }: { now: Date; before: Date }) {
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
