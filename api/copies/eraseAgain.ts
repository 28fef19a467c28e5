// Erases members in a restored backup who were erased after the backup was made. The file store records erasures
// independently of the database.
import { and, asc, sql } from 'drizzle-orm'
import { eraseMembers, erasedRow } from '../account/eraseMembers.ts'
import type { FileStore } from '../integrations/fileStore.ts'
import { members } from '../members/tables.ts'
import { batchSize, eachInBatches, within } from '../store/eachInBatches.ts'
import type { Database } from '../store/store.ts'
import { takingItsTime } from './totals.ts'

/**
 * May be repeated. Their files are deleted by the next sweep.
 * @returns the number of erased members
 * @throws AggregateError with the failures, after all others are done
 */
export async function eraseAgain(
  db: Database,
  files: FileStore,
  erased: ReadonlySet<string>,
): Promise<number> {
  if (erased.size === 0) return 0
  const list = JSON.stringify([...erased])
  const isNoted = sql`${erasedRow.digest} in (select json_array_elements_text(${list}::json))`
  let count = 0
  const together = async (rows: Parameters<typeof eraseMembers>[2]['rows']) => {
    const done = await eraseMembers(db, files, { rows, by: 'command:restore', now: new Date() })
    count += done.length
  }
  await eachInBatches({
    next: (span) =>
      takingItsTime(db, (tx) =>
        tx
          .select(erasedRow)
          .from(members)
          .where(and(isNoted, within(members.id, span)))
          .orderBy(asc(members.id))
          .limit(batchSize),
      ),
    together,
    work: (row) => together([row]),
  })
  return count
}
