// Keeps tables that go by age in a partition for each month: made ahead, and dropped whole instead of row by row
// (docs/decisions/0081-what-goes-by-age-is-parted-by-month.md).
import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'

/** Whole months for which a table has partitions while no job makes others. */
const monthsAhead = 2

/** By UTC, as partitions begin. @param ahead how many months later */
export const startOfMonth = (time: Date, ahead = 0) =>
  new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + ahead))

/**
 * Makes the months ahead and drops those that are over. To be called now and then, by several at once as well.
 * @param before the beginning of a month: what is older may go
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
