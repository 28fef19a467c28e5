// Writes down what is done to whom. To be called in the transaction that does it, so that neither is there without the other.
import { requestId } from '../process/requestId.ts'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { auditEntries } from './tables.ts'

type Entry = typeof auditEntries.$inferInsert

/** What is left out is not known, or there is none; `by` is left out of what members do themselves. */
export type Recorded = Pick<Entry, 'what' | 'memberId' | 'by' | 'subject' | 'outcome'>

export async function recordActs(tx: Database, at: Date, ...done: readonly Recorded[]) {
  if (done.length === 0) return
  const request = requestId()
  await tx.insert(auditEntries).values(done.map((act) => ({ ...act, id: newId(), at, requestId: request })))
}
