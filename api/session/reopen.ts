// Reopens an account that is being deleted.
import { and, eq, gt } from 'drizzle-orm'
import { recordActs } from '../audit/recordActs.ts'
import { members } from '../members/tables.ts'
import type { Database } from '../store/store.ts'

/** Changes nothing for an account that is open, or whose time to change their mind is over. */
export async function reopen(tx: Database, memberId: string, now: Date) {
  const reopened = await tx
    .update(members)
    .set({ erasesAt: null })
    .where(and(eq(members.id, memberId), gt(members.erasesAt, now)))
    .returning({ id: members.id })
  if (reopened.length > 0) await recordActs(tx, now, { what: 'account-reopened', memberId })
}
