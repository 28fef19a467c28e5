// Pseudonymizes audit entries of erased members: callers who know a member id can still find the entries of this
// member, but the entries do not reveal the id.
import { inArray, sql, type AnyColumn } from 'drizzle-orm'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { auditEntries } from './tables.ts'

/** Returns the SQL for the SHA-256 digest of a member id. The trigger allows replacing the id with this value only. */
export const digestOf = (memberId: string | AnyColumn) => sql<string>`audit_digest(${memberId})`

/** Replaces the ids of erased members with their digests. Call in the transaction that erases the members. */
export async function eraseEntries(tx: Database, memberIds: string[]) {
  const { memberId } = auditEntries
  await tx
    .update(auditEntries)
    .set({ memberId: digestOf(memberId) })
    .where(inArray(memberId, memberIds))
}

/** Adds an audit entry for the erasure of each member; call after pseudonymizing the other entries. */
export async function recordErasures(
  tx: Database,
  at: Date,
  { memberIds, by }: { memberIds: readonly string[]; by: string },
) {
  await tx
    .insert(auditEntries)
    .values(memberIds.map((id) => ({ id: newId(), at, what: 'erased', memberId: digestOf(id), by }) as const))
}
