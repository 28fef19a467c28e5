// A member's babies as other tags see them.
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../store/store.ts'
import { babies } from './tables.ts'

export type Baby = typeof babies.$inferSelect

/** All of them, in the order they were added. */
export async function babiesOf(db: Database, memberId: string): Promise<Baby[]> {
  return await db.select().from(babies).where(eq(babies.memberId, memberId)).orderBy(asc(babies.id))
}
