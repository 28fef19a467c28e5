// Deletes old notifications, both read and unread ones. Called by a job.
import { and, lt } from 'drizzle-orm'
import { expiredBefore } from '../catalog/retention.ts'
import { deleteInBatches } from '../store/deleteInBatches.ts'
import type { Portion } from '../store/eachInBatches.ts'
import { firstIdAt } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { notices } from './tables.ts'

export async function purgeNotices(db: Database, now: Date, { stop }: Portion = {}) {
  const before = expiredBefore('noticeDays', now)
  // Selects by id, because ids increase with time and have an index.
  const isOld = and(lt(notices.id, firstIdAt(before.getTime())), lt(notices.at, before))
  await deleteInBatches(db, [{ table: notices, isDue: isOld }], stop)
}
