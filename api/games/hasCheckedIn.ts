// Whether a member ever checked in, for tasks.
import { eq } from 'drizzle-orm'
import type { Database } from '../store/store.ts'
import { checkIns } from './tables.ts'

export async function hasCheckedIn(db: Database, memberId: string): Promise<boolean> {
  const rows = await db
    .select({ date: checkIns.date })
    .from(checkIns)
    .where(eq(checkIns.memberId, memberId))
    .limit(1)
  return rows.length > 0
}
