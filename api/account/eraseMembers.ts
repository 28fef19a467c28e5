// Members whose seven days are over are erased: whatever holds their id is deleted, or forgets whose it was. Outside the database
// it is noted before, so that none of them comes back with a copy of it.
import { and, asc, inArray, lte, type SQL } from 'drizzle-orm'
import { digestOf, recordErasures } from '../audit/erased.ts'
import type { FileStore } from '../integrations/fileStore.ts'
import { personalData } from '../schema/personalData.ts'
import { batchSize, eachInBatches, within, type Portion } from '../store/eachInBatches.ts'
import type { Database } from '../store/store.ts'
import { members } from '../members/tables.ts'

type Row = { id: string; digest: string }

/** What is asked of each member who is to be erased. */
export const erasedRow = { id: members.id, digest: digestOf(members.id) }

/**
 * Erases all members whose time is over, several in a transaction. May be repeated, and by several servers at once.
 * @param tell hears of each that was erased
 * @throws AggregateError with what failed, once all others are done
 */
export async function eraseDue(
  db: Database,
  files: FileStore,
  { now, tell, portion = {} }: { now: Date; tell: (member: string) => void; portion?: Portion },
) {
  // Once that time is over nobody comes back: whoever is noted will be erased.
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
 * Several in a transaction, of which no connection waits for the store.
 * @returns those who were still due
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
