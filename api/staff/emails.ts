// Reads the email addresses of staff members for lists that show who did something.
import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../store/store.ts'
import { actorOf } from './sessions.ts'
import { staff } from './tables.ts'

const prefix = actorOf({ id: '' })

/**
 * Returns the email addresses by actor, as audit entries and stock movements store actors. Actors that are not staff
 * members, and staff members without an email address, are omitted.
 */
export async function emailsByActor(
  db: Database,
  actors: readonly (string | null)[],
): Promise<Map<string, string>> {
  const ids = actors.flatMap((by) => (by?.startsWith(prefix) ? [by.slice(prefix.length)] : []))
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: staff.id, email: staff.email })
    .from(staff)
    .where(inArray(staff.id, [...new Set(ids)]))
  return new Map(rows.flatMap(({ id, email }) => (email === null ? [] : [[actorOf({ id }), email]])))
}

/** Returns the email address of a staff member; `null` if unknown. */
export async function emailOf(db: Database, staffId: string | null): Promise<string | null> {
  if (staffId === null) return null
  const [person] = await db.select({ email: staff.email }).from(staff).where(eq(staff.id, staffId))
  return person?.email ?? null
}
