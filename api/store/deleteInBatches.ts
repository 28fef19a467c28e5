// Deletes expired rows in batches, each in a separate transaction. Locks are therefore held only briefly, and no
// statement reaches its timeout, regardless of the number of rows.
import { and, getTableName, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { batchSize, fewFailures } from './eachInBatches.ts'
import type { Database } from './store.ts'

type Row = Record<string, unknown>

type Due = {
  table: PgTable
  isDue: SQL | undefined
  /** Stores data of the deleted rows elsewhere, in the transaction that deletes them. */
  note?: (tx: Database, deletedRows: Row[]) => Promise<unknown>
}

/**
 * Deletes all rows of the tables that match `isDue`. A row that no longer matches because of a concurrent update is not
 * deleted. If a row cannot be deleted, all other rows are deleted nevertheless, unless more than `fewFailures` rows
 * fail.
 * @param stop signal to stop: after it is aborted, no further batch is started
 * @throws AggregateError with the errors of the rows that could not be deleted, after the other rows are deleted
 */
export async function deleteInBatches(db: Database, due: readonly Due[], stop?: AbortSignal) {
  const failures: unknown[] = []
  for (const target of due) failures.push(...(await deleteOf(db, target, stop)))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} rows failed`)
}

/** @returns the failures */
async function deleteOf(db: Database, { table, isDue, note }: Due, stop?: AbortSignal): Promise<unknown[]> {
  // Rows of different partitions may have the same ctid. A batch may therefore contain a few more rows than planned,
  // but all of them match `isDue`.
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

  /** Deletes the rows of a failed batch one by one, so that only the rows that cause the failure remain. */
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
