// The e-mail address or phone that a member signs in with: changed only by whoever proved both to be the
// member and to hold the new one.
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
 * Makes a proven account the member's own and ends their other sessions.
 * @returns the messages to the accounts that the member had before; none if it is one of them
 * @throws ACCOUNT_TAKEN where it is another member's, also since a moment ago
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
      // A savepoint: what the index refuses must not end the transaction that the refusal is told from.
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
