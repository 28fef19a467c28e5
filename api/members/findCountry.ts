// Finds the country of a member, from which the language of emails and pages without a session is derived.
import { eq } from 'drizzle-orm'
import type { Database } from '../store/store.ts'
import { members } from './tables.ts'

/** @returns `undefined` if the member was erased */
export async function findCountry(db: Database, memberId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ countryCode: members.countryCode })
    .from(members)
    .where(eq(members.id, memberId))
  return row?.countryCode
}
