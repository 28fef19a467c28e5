// Records audited acts. Call in the transaction of the act, so that both are committed or neither is.
import { requestId } from '../process/requestId.ts'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { auditEntries } from './tables.ts'

type Entry = typeof auditEntries.$inferInsert

/** Omitted fields are unknown or not applicable; omit `by` for acts of members themselves. */
export type Recorded = Pick<Entry, 'what' | 'memberId' | 'by' | 'subject' | 'outcome'>

export async function recordActs(tx: Database, at: Date, ...done: readonly Recorded[]) {
  if (done.length === 0) return
  const request = requestId()
  await tx.insert(auditEntries).values(done.map((act) => ({ ...act, id: newId(), at, requestId: request })))
}
