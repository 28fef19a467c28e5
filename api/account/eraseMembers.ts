// Members whose seven days are over are erased: whatever holds their id is deleted, or forgets whose it was.
import { and, asc, inArray, lte } from 'drizzle-orm'
import { recordErasures } from '../audit/erased.ts'
import { personalData } from '../schema/personalData.ts'
import { batchSize, eachInBatches, within, type Portion } from '../store/eachInBatches.ts'
import type { Database } from '../store/store.ts'
import { members } from '../members/tables.ts'

/**
 * Erases all members whose time is over, several in a transaction. May be repeated, and by several servers at once.
 * @param tell hears of each that was erased
 * @throws AggregateError with what failed, once all others are done
 */
export async function eraseDue(
  db: Database,
  now: Date,
  tell: (member: string) => void,
  portion: Portion = {},
) {
  const together = async (rows: readonly { id: string }[]) => {
    const erased = await eraseMembers(
      db,
      rows.map(({ id }) => id),
      now,
    )
    for (const id of erased) tell(id)
  }
  await eachInBatches({
    ...portion,
    next: (span) =>
      db
        .select({ id: members.id })
        .from(members)
        .where(and(lte(members.erasesAt, now), within(members.id, span)))
        .orderBy(asc(members.id))
        .limit(batchSize),
    together,
    work: (row) => together([row]),
  })
}

/** @returns those who were still due */
async function eraseMembers(db: Database, ids: string[], now: Date): Promise<string[]> {
  return await db.transaction(async (tx) => {
    const due = await tx
      .select({ id: members.id })
      .from(members)
      .where(and(inArray(members.id, ids), lte(members.erasesAt, now)))
      .orderBy(asc(members.id))
      .for('update')
    const dueIds = due.map(({ id }) => id)
    if (dueIds.length === 0) return []
    for (const { erase } of personalData) await erase(tx, dueIds)
    await recordErasures(tx, now, dueIds)
    return dueIds
  })
}
