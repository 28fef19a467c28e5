// Changes the email address or phone number with which a member signs in. Requires re-authentication, and a code that
// was sent to the new email address or phone number.
import { eq } from 'drizzle-orm'
import { recordActs } from '../audit/recordActs.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import type { Message } from '../integrations/integrations.ts'
import type { Language } from '../locale/language.ts'
import { accountColumn, announce, endSessions, lockMember, masked } from '../session/index.ts'
import { sqlState } from '../store/sqlState.ts'
import type { Database } from '../store/store.ts'
import { notify } from '../notices/notify.ts'
import { accountMessage } from './mails.ts'
import type { Account } from '../members/account.ts'
import type { Member } from '../members/member.ts'
import { members } from '../members/tables.ts'

const uniqueViolation = '23505'

/**
 * Stores a verified email address or phone number (account) for the member, and ends the member's other sessions.
 * @returns messages to the email address and phone number that the member had before; empty if the account has not
 * changed
 * @throws ACCOUNT_TAKEN if the account belongs to another member, even if that member takes the account concurrently
 */
export async function changeAccount(
  db: Database,
  member: Member,
  { account, now, language }: { account: Account; now: Date; language: Language },
): Promise<Message[]> {
  const column = accountColumn(account)
  return await db.transaction(async (tx) => {
    const before = await lockMember(tx, member.id)
    const replaced = before[column]
    const proven = column === 'email' ? { emailVerified: true } : { phoneVerified: true }
    await tx
      // Uses a savepoint, because a violation of the unique index must not abort the transaction that returns the
      // business error.
      .transaction((inner) =>
        inner
          .update(members)
          .set({ [column]: account, ...proven })
          .where(eq(members.id, member.id)),
      )
      .catch((error: unknown) => {
        if (sqlState(error) !== uniqueViolation) throw error
        refuse('ACCOUNT_TAKEN', { reasons: [{ code: 'TAKEN', field: 'account' }] })
      })
    await endSessions(tx, member.id, { now, keep: member.session.id })
    await recordActs(tx, now, { what: `${column}-changed`, memberId: member.id })
    await notify(tx, {
      memberId: member.id,
      kind: 'account-changed',
      params: { account: masked(account) },
      reference: `account-changed:${now.toISOString()}`,
      now,
    })
    if (replaced === account) return []
    const write = (to: string) =>
      accountMessage(to, to === replaced ? 'mails.accountReplaced' : 'mails.accountAdded', {
        account: masked(account),
        language,
      })
    return await announce(tx, before, { write, now })
  })
}
