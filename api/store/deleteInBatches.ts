// The way of a job that only forgets: a batch of rows by a statement, each a transaction of its own, so that no lock is held
// and no statement reaches its limit of time however many rows are due.
import { and, getTableName, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { batchSize, fewFailures } from './eachInBatches.ts'
import type { Database } from './store.ts'

type Row = Record<string, unknown>

type Due = {
  table: PgTable
  isDue: SQL | undefined
  /** Writes down what is to be known of rows that go, in the same transaction. */
  note?: (tx: Database, deletedRows: Row[]) => Promise<unknown>
}

/**
 * Deletes all rows of the tables that are due; one that is renewed meanwhile stays, and one that cannot go keeps no other.
 * @param stop once it is given, no other batch is begun
 * @throws AggregateError with what failed, once all others are gone
 */
export async function deleteInBatches(db: Database, due: readonly Due[], stop?: AbortSignal) {
  const failures: unknown[] = []
  for (const target of due) failures.push(...(await deleteOf(db, target, stop)))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} rows failed`)
}

/** @returns what failed */
async function deleteOf(db: Database, { table, isDue, note }: Due, stop?: AbortSignal): Promise<unknown[]> {
  // Rows of two partitions may have the same: then a batch is a few rows longer, all of them due.
  const place = sql`${sql.identifier(getTableName(table))}.ctid`
  const failures = new Map<string, unknown>()
  const stuck = () =>
    sql.join(
      [...failures.keys()].map((ctid) => sql`${ctid}::tid`),
      sql`, `,
    )
  const isElsewhere = () => (failures.size > 0 ? sql`${place} not in (${stuck()})` : undefined)
  const someDue = () =>
    sql`select ${place} from ${table} where ${and(isDue, isElsewhere())} limit ${batchSize}`
  const removal = (tx: Database, places: SQL) =>
    tx.delete(table).where(and(sql`${place} = any(array(${places}))`, isDue))
  const remove = async (places: SQL): Promise<unknown[]> => {
    if (!note) return await removal(db, places).returning({ one: sql`1` })
    return await db.transaction(async (tx) => {
      const deletedRows = await removal(tx, places).returning()
      await note(tx, deletedRows)
      return deletedRows
    })
  }

  /** A batch in which one is stuck: each by itself. */
  async function removeOneByOne() {
    const { rows } = await db.execute<{ ctid: string }>(someDue())
    for (const { ctid } of rows) {
      if (stop?.aborted) return
      await remove(sql`select ${ctid}::tid`).catch((error: unknown) => failures.set(ctid, error))
      if (failures.size > fewFailures) break
    }
  }

  for (let isMore = true; isMore && failures.size <= fewFailures;) {
    if (stop?.aborted) break
    isMore = await remove(someDue()).then(
      (deletedRows) => deletedRows.length > 0,
      () => removeOneByOne().then(() => true),
    )
  }
  return [...failures.values()]
}
