// Asks the replica for what may be old, and the database itself where that one fails: nothing was written.
import { Refused } from '../http/refuse.ts'
import type { Operation } from '../http/operation.ts'
import { faultOf } from '../process/log.ts'
import type { Database, Store } from '../store/store.ts'

/** @param line of the log, which says who answered, or why the replica did not */
export async function readMayBeOld<Answer>(
  { db, replica: openReplica }: Pick<Store, 'db' | 'replica'>,
  { mayBeOld }: Operation,
  answer: (db: Database) => Promise<Answer>,
  line: Record<string, unknown>,
): Promise<Answer> {
  const replica = mayBeOld ? openReplica?.() : undefined
  if (!replica) return await answer(db)
  try {
    const answered = await answer(replica)
    line.replica = true
    return answered
  } catch (error) {
    if (error instanceof Refused) throw error
    line.replica = faultOf(error)
    return await answer(db)
  }
}
