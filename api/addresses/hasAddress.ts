// Whether a member keeps an address, for tasks.
import { eq } from 'drizzle-orm'
import type { Database } from '../store/store.ts'
import { addresses } from './tables.ts'

export async function hasAddress(db: Database, memberId: string): Promise<boolean> {
  const rows = await db
    .select({ id: addresses.id })
    .from(addresses)
    .where(eq(addresses.memberId, memberId))
    .limit(1)
  return rows.length > 0
}
