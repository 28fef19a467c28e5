// Pseudonymizes entries of erased members: callers who know the member id can still find them, and the entries do not
// reveal it.
import { inArray, sql, type AnyColumn } from 'drizzle-orm'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { auditEntries } from './tables.ts'

/** SHA-256 of an id, by a database function: the trigger allows replacing the id with this value only. */
export const digestOf = (memberId: string | AnyColumn) => sql<string>`audit_digest(${memberId})`

/** Call in the transaction that erases the members. */
export async function eraseEntries(tx: Database, memberIds: string[]) {
  const { memberId } = auditEntries
  await tx
    .update(auditEntries)
    .set({ memberId: digestOf(memberId) })
    .where(inArray(memberId, memberIds))
}

/** Records the erasure of members after their entries were pseudonymized. */
export async function recordErasures(
  tx: Database,
  at: Date,
  { memberIds, by }: { memberIds: readonly string[]; by: string },
) {
  await tx
    .insert(auditEntries)
    .values(memberIds.map((id) => ({ id: newId(), at, what: 'erased', memberId: digestOf(id), by }) as const))
}
