// Erases members again in a restored backup if they were erased after the backup was made. Their ids are read, as
// digests, from the file store, which records erasures independently of the database.
import { and, asc, sql } from 'drizzle-orm'
import { eraseMembers, erasedRow } from '../account/eraseMembers.ts'
import type { FileStore } from '../integrations/fileStore.ts'
import { members } from '../members/tables.ts'
import { batchSize, eachInBatches, within } from '../store/eachInBatches.ts'
import type { Database } from '../store/store.ts'
import { withoutStatementTimeout } from './totals.ts'

/**
 * Erases the members whose ids have these digests. Repeated calls have no effect. The next purge of uploads deletes the
 * files of these members.
 * @returns the number of erased members
 * @throws AggregateError with the failures, after all other members were erased
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
      withoutStatementTimeout(db, (tx) =>
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
