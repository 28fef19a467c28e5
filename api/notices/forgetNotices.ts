// Forgets what members were told long ago.
import { and, lt } from 'drizzle-orm'
import { forgottenBefore } from '../catalog/retention.ts'
import { deleteInBatches } from '../store/deleteInBatches.ts'
import type { Portion } from '../store/eachInBatches.ts'
import { firstIdAt } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { notices } from './tables.ts'

/** To be called now and then. */
export async function forgetNotices(db: Database, now: Date, { stop }: Portion = {}) {
  const before = forgottenBefore('noticeDays', now)
  // Ids rise with time, and have an index.
  const isOld = and(lt(notices.id, firstIdAt(before.getTime())), lt(notices.at, before))
  await deleteInBatches(db, [{ table: notices, isDue: isOld }], stop)
}
