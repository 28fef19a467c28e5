// Erases members seven days after they requested the deletion: deletes or anonymizes rows with their ids. The file
// store records each erasure first, so that the erasure can be repeated in a restored backup.
import { and, asc, inArray, lte, type SQL } from 'drizzle-orm'
import { digestOf, recordErasures } from '../audit/erased.ts'
import type { FileStore } from '../integrations/fileStore.ts'
import { personalData } from '../schema/personalData.ts'
import { batchSize, eachInBatches, within, type Portion } from '../store/eachInBatches.ts'
import type { Database } from '../store/store.ts'
import { members } from '../members/tables.ts'

type Row = { id: string; digest: string }

/** Columns of the members table that an erasure reads. */
export const erasedRow = { id: members.id, digest: digestOf(members.id) }

/**
 * Erases all due members in batches, with one transaction for each batch. Calls are idempotent and may run
 * concurrently.
 * @param onErased called with the id of each erased member
 * @throws AggregateError with all failures, after the other members have been erased
 */
export async function eraseDue(
  db: Database,
  files: FileStore,
  { now, onErased, portion = {} }: { now: Date; onErased: (member: string) => void; portion?: Portion },
) {
  // The file store may record due members before the database erases them, because members cannot undo a deletion after
  // seven days.
  const isDue = lte(members.erasesAt, now)
  const together = async (rows: readonly Row[]) => {
    for (const id of await eraseMembers(db, files, { rows, isDue, by: 'job:erase members', now }))
      onErased(id)
  }
  await eachInBatches({
    ...portion,
    next: (span) =>
      db
        .select(erasedRow)
        .from(members)
        .where(and(isDue, within(members.id, span)))
        .orderBy(asc(members.id))
        .limit(batchSize),
    together,
    work: (row) => together([row]),
  })
}

/**
 * Erases several members in one transaction. Calls the file store before the transaction, so that no database
 * connection waits for the store.
 * @returns ids of the erased members; excludes members that are no longer due, for example because a concurrent call
 * has erased them
 */
export async function eraseMembers(
  db: Database,
  files: FileStore,
  { rows, isDue, by, now }: { rows: readonly Row[]; isDue?: SQL | undefined; by: string; now: Date },
): Promise<string[]> {
  await files.noteErased(rows.map(({ digest }) => digest))
  const ids = rows.map(({ id }) => id)
  return await db.transaction(async (tx) => {
    const due = await tx
      .select({ id: members.id })
      .from(members)
      .where(and(inArray(members.id, ids), isDue))
      .orderBy(asc(members.id))
      .for('update')
    const dueIds = due.map(({ id }) => id)
    if (dueIds.length === 0) return []
    for (const { erase } of personalData) await erase(tx, dueIds, now)
    await recordErasures(tx, now, { memberIds: dueIds, by })
    return dueIds
  })
}
