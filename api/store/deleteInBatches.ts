// Deletes expired rows in batches with one transaction each, so that locks are short and no statement reaches its
// timeout, independent of the number of rows.
import { and, getTableName, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { batchSize, fewFailures } from './eachInBatches.ts'
import type { Database } from './store.ts'

type Row = Record<string, unknown>

type Due = {
  table: PgTable
  isDue: SQL | undefined
  /** Records information on deleted rows in the same transaction. */
  note?: (tx: Database, deletedRows: Row[]) => Promise<unknown>
}

/**
 * Deletes all due rows of the tables. A row that is renewed concurrently stays, and a row that cannot be deleted does
 * not block others.
 * @param stop no batch starts after this signal is aborted
 * @throws AggregateError with the failures, after all other rows are deleted
 */
export async function deleteInBatches(db: Database, due: readonly Due[], stop?: AbortSignal) {
  const failures: unknown[] = []
  for (const target of due) failures.push(...(await deleteOf(db, target, stop)))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} rows failed`)
}

/** @returns the failures */
async function deleteOf(db: Database, { table, isDue, note }: Due, stop?: AbortSignal): Promise<unknown[]> {
  // Rows of two partitions may have the same ctid: then a batch has a few more rows, all of them due.
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

  /** Deletes rows of a failed batch one by one. */
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
