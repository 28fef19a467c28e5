// Adds audit entries for actions. Call in the transaction of the action, so that the action and its entry are committed
// together.
import { requestId } from '../process/requestId.ts'
import { newId } from '../store/id.ts'
import { insertRows } from '../store/insertRows.ts'
import type { Database } from '../store/store.ts'
import { auditEntries } from './tables.ts'

type Entry = typeof auditEntries.$inferInsert

/** Fields of an audit entry. Omit fields that do not apply. Omit `by` if the member is the actor. */
export type Recorded = Pick<Entry, 'what' | 'memberId' | 'by' | 'subject' | 'outcome'>

export async function recordActs(tx: Database, at: Date, ...done: readonly Recorded[]) {
  if (done.length === 0) return
  const request = requestId()
  const entries = done.map((act) => ({ ...act, id: newId(), at, requestId: request }))
  await tx.execute(insertRows(auditEntries, entries))
}
