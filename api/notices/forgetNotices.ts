// Deletes old notifications.
import { and, lt } from 'drizzle-orm'
import { forgottenBefore } from '../catalog/retention.ts'
import { deleteInBatches } from '../store/deleteInBatches.ts'
import type { Portion } from '../store/eachInBatches.ts'
import { firstIdAt } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { notices } from './tables.ts'

/** Called regularly by a job. */
export async function forgetNotices(db: Database, now: Date, { stop }: Portion = {}) {
  const before = forgottenBefore('noticeDays', now)
  // Ids increase with time and are indexed.
  const isOld = and(lt(notices.id, firstIdAt(before.getTime())), lt(notices.at, before))
  await deleteInBatches(db, [{ table: notices, isDue: isOld }], stop)
}
