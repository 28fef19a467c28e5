// Finds what was done to whom, newest first, also to a member who was erased since.
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm'
import { firstIdAt } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import type { Act } from './acts.ts'
import { digestOf } from './erased.ts'
import { auditEntries } from './tables.ts'

export type Asked = {
  memberId?: string | undefined
  what?: Act | undefined
  since?: Date | undefined
  /** The last entry of the page before. */
  before?: string | undefined
}

/** @returns one more than `limit` where there are more */
export async function entriesOf(db: Database, { memberId, what: act, since, before }: Asked, limit: number) {
  const { id } = auditEntries
  const condition = and(
    memberId === undefined
      ? undefined
      : sql`${auditEntries.memberId} in (${memberId}, ${digestOf(memberId)})`,
    act && eq(auditEntries.what, act),
    // Ids rise with time.
    since && gte(id, firstIdAt(since.getTime())),
    before === undefined ? undefined : lt(id, before),
  )
  return await db
    .select()
    .from(auditEntries)
    .where(condition)
    .orderBy(desc(id))
    .limit(limit + 1)
}
