// The way of a job that only forgets: a batch of rows by a statement, each a transaction of its own, so that no lock is held
// and no statement reaches its limit of time however many rows are due.
import { and, getTableName, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { batchSize } from './eachInBatches.ts'
import type { Database } from './store.ts'

/**
 * Deletes all rows of the table that are due; one that is renewed meanwhile stays.
 * @param stop once it is given, no other batch is begun
 */
export async function deleteInBatches(
  db: Database,
  table: PgTable,
  isDue: SQL | undefined,
  stop?: AbortSignal,
) {
  for (let deleted = 1; deleted > 0;) {
    if (stop?.aborted) return
    const place = sql`${sql.identifier(getTableName(table))}.ctid`
    const some = sql`${place} = any(array(select ${place} from ${table} where ${isDue} limit ${batchSize}))`
    const gone = await db
      .delete(table)
      .where(and(some, isDue))
      .returning({ one: sql`1` })
    deleted = gone.length
  }
}
