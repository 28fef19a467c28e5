// Cancels the deletion of an account.
import { and, eq, gt } from 'drizzle-orm'
import { recordActs } from '../audit/recordActs.ts'
import { members } from '../members/tables.ts'
import type { Database } from '../store/store.ts'

/**
 * Cancels the deletion and records it in the audit log. Makes no changes if the account is not being deleted or if the
 * period to undo the deletion has ended.
 */
export async function reopen(tx: Database, memberId: string, now: Date) {
  const reopened = await tx
    .update(members)
    .set({ erasesAt: null })
    .where(and(eq(members.id, memberId), gt(members.erasesAt, now)))
    .returning({ id: members.id })
  if (reopened.length > 0) await recordActs(tx, now, { what: 'account-reopened', memberId })
}
