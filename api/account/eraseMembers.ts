// Erases members seven days after they requested the deletion: rows with their ids are deleted or anonymized. The file store records
// erasures first, so that a restored backup can repeat them.
import { and, asc, inArray, lte, type SQL } from 'drizzle-orm'
import { digestOf, recordErasures } from '../audit/erased.ts'
import type { FileStore } from '../integrations/fileStore.ts'
import { personalData } from '../schema/personalData.ts'
import { batchSize, eachInBatches, within, type Portion } from '../store/eachInBatches.ts'
import type { Database } from '../store/store.ts'
import { members } from '../members/tables.ts'

type Row = { id: string; digest: string }

/** Columns that an erasure reads of each member. */
export const erasedRow = { id: members.id, digest: digestOf(members.id) }

/**
 * Erases all due members in batches, one transaction for each batch. Idempotent and safe to run concurrently.
 * @param tell called with each erased member
 * @throws AggregateError with all failures after the other members were erased
 */
export async function eraseDue(
  db: Database,
  files: FileStore,
  { now, tell, portion = {} }: { now: Date; tell: (member: string) => void; portion?: Portion },
) {
  // A due deletion cannot be undone, so members are recorded before they are erased.
  const isDue = lte(members.erasesAt, now)
  const together = async (rows: readonly Row[]) => {
    for (const id of await eraseMembers(db, files, { rows, isDue, by: 'job:erase members', now })) tell(id)
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
 * Erases several members in one transaction. The file store is called before it, so that no connection waits for the store.
 * @returns ids of the members that were still due
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
