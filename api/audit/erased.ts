// Leaves of an erased member what was done, under what only the id leads to: whoever has it finds all of it, and nobody else whose it is.
import { inArray, sql, type AnyColumn } from 'drizzle-orm'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { auditEntries } from './tables.ts'

/** SHA-256 of an id, by the database's own function: its trigger lets the id become nothing else. */
export const digestOf = (memberId: string | AnyColumn) => sql<string>`audit_digest(${memberId})`

/** Called in the transaction that erases the members. */
export async function eraseEntries(tx: Database, memberIds: string[]) {
  const { memberId } = auditEntries
  await tx
    .update(auditEntries)
    .set({ memberId: digestOf(memberId) })
    .where(inArray(memberId, memberIds))
}

/** Writes down that they were erased, once their entries were. */
export async function recordErasures(
  tx: Database,
  at: Date,
  { memberIds, by }: { memberIds: readonly string[]; by: string },
) {
  await tx
    .insert(auditEntries)
    .values(memberIds.map((id) => ({ id: newId(), at, what: 'erased', memberId: digestOf(id), by }) as const))
}
