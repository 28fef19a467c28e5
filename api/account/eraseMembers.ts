// Members whose seven days are over are erased: whatever holds their id is deleted, or forgets whose it was.
import { and, asc, eq, lte } from 'drizzle-orm'
import { personalData } from '../schema/personalData.ts'
import { batchSize, eachInBatches, within, type Portion } from '../store/eachInBatches.ts'
import type { Database } from '../store/store.ts'
import { members } from '../members/tables.ts'

/**
 * Erases all members whose time is over, each in a transaction of its own. May be repeated, and by several servers at once.
 * @param tell hears of each that was erased
 * @throws AggregateError with what failed, once all others are done
 */
export async function eraseDue(
  db: Database,
  now: Date,
  tell: (member: string) => void,
  portion: Portion = {},
) {
  await eachInBatches({
    ...portion,
    next: (span) =>
      db
        .select({ id: members.id })
        .from(members)
        .where(and(lte(members.erasesAt, now), within(members.id, span)))
        .orderBy(asc(members.id))
        .limit(batchSize),
    work: async ({ id }) => {
      if (await eraseMember(db, id, now)) tell(id)
    },
  })
}

async function eraseMember(db: Database, id: string, now: Date): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const [due] = await tx
      .select({ id: members.id })
      .from(members)
      .where(and(eq(members.id, id), lte(members.erasesAt, now)))
      .for('update')
    if (!due) return false
    for (const { erase } of personalData) await erase(tx, id)
    return true
  })
}
