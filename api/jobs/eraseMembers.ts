// Members whose seven days are over are erased: whatever holds their id is deleted, or forgets whose it was.
import { and, asc, eq, lte } from 'drizzle-orm'
import { personalData } from '../personalData/personalData.ts'
import type { Database } from '../store/store.ts'
import { members } from '../session/tables.ts'

const atOnce = 100

/** Erases members whose time is over, each in a transaction of its own. May be repeated, and by several servers at once. */
export async function eraseDue(db: Database, now: Date, stop?: AbortSignal) {
  const due = await db
    .select({ id: members.id })
    .from(members)
    .where(lte(members.erasesAt, now))
    .orderBy(asc(members.erasesAt))
    .limit(atOnce)
  const erased: string[] = []
  const failures: unknown[] = []
  for (const { id } of due) {
    if (stop?.aborted) break
    await eraseMember(db, id, now).then(
      (done) => done && erased.push(id),
      (error: unknown) => failures.push(error),
    )
  }
  return { erased, failures }
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
