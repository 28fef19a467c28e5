// Finds audit entries, newest first, including entries of erased members.
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
  /** Id of the last entry of the previous page. */
  before?: string | undefined
}

/** @returns at most `limit` + 1 entries; if there are more than `limit`, a next page exists */
export async function entriesOf(db: Database, { memberId, what: act, since, before }: Asked, limit: number) {
  const { id } = auditEntries
  const condition = and(
    memberId === undefined
      ? undefined
      : sql`${auditEntries.memberId} in (${memberId}, ${digestOf(memberId)})`,
    act && eq(auditEntries.what, act),
    // Filters by id instead of time, because ids increase with time and are indexed.
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
