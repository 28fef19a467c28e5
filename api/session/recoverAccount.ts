// Recovers an account by a code or a link. Sets the new password, and removes all sign-in methods that an attacker with
// the old password could have added. Afterwards the member can remove the email or phone that did not receive the code
// or link.
import type { components } from '#generated/schema.d.ts'
import { and, eq, gt } from 'drizzle-orm'
import { recordActs } from '../audit/recordActs.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import type { Message } from '../integrations/integrations.ts'
import type { Language } from '../locale/language.ts'
import type { Account } from '../members/account.ts'
import type { MemberRow } from '../members/member.ts'
import { members } from '../members/tables.ts'
import { hashOf } from '../store/secrets.ts'
import type { Database } from '../store/store.ts'
import { lostAccountMessage } from './accountMails.ts'
import { accountColumn, masked } from './accounts.ts'
import { announce } from './announce.ts'
import { findMember, lockMember } from './members.ts'
import { revokePendingProofs, setPassword } from './setPassword.ts'
import { endSessions } from './sessions.ts'
import { codeTickets } from './tables.ts'
import { issueTicket, ticketSeconds } from './tickets.ts'

type Recovery = {
  /** Email or phone to which the code or link was sent. */
  account: Account
  passwordHash: string
  now: Date
  language: Language
}

type Recovered = { messages: Message[]; result: components['schemas']['RecoveredAccount'] }

/** @returns the messages to send to the member, and the response; `undefined` if the account is being deleted */
export async function recoverAccount(
  db: Database,
  member: MemberRow,
  { account, passwordHash, now, language }: Recovery,
): Promise<Recovered | undefined> {
  return await db.transaction(async (tx) => {
    const messages = await setPassword(tx, member, { passwordHash, now, language, recovers: true })
    if (!messages) return undefined
    const kind = otherKind(account)
    const other = member[kind]
    if (other === null) return { messages, result: { other: null } }
    const ticket = await issueTicket(tx, account, { purpose: 'review', now })
    const review = { ticket, kind, account: masked(other), expiresInSeconds: ticketSeconds }
    return { messages, result: { other: review } }
  })
}

/**
 * Removes the email or phone that did not receive the code or link. Revokes sessions that were opened after the
 * recovery.
 * @returns the messages to send to the member
 * @throws REVIEW_GONE for an unknown, used or expired ticket
 */
export async function removeLostAccount(
  db: Database,
  { ticket, now, language }: { ticket: string; now: Date; language: Language },
): Promise<Message[]> {
  return await db.transaction(async (tx) => {
    const [used] = await tx
      .delete(codeTickets)
      .where(
        and(
          eq(codeTickets.ticketHash, hashOf(ticket)),
          eq(codeTickets.purpose, 'review'),
          gt(codeTickets.expiresAt, now),
        ),
      )
      .returning({ account: codeTickets.account })
    const member = used && (await findMember(tx, used.account))
    if (!member) return refuse('REVIEW_GONE')
    const before = await lockMember(tx, member.id)
    const kind = otherKind(used.account)
    const lostAccount = before[kind]
    if (lostAccount === null) return []
    const removed =
      kind === 'email' ? { email: null, emailVerified: false } : { phone: null, phoneVerified: false }
    await tx.update(members).set(removed).where(eq(members.id, before.id))
    await revokePendingProofs(tx, before, now)
    await endSessions(tx, before.id, { now })
    await recordActs(tx, now, { what: `${kind}-removed`, memberId: before.id, outcome: 'recovery' })
    return await announce(tx, before, {
      write: (to) => lostAccountMessage(to, masked(lostAccount), language),
      now,
    })
  })
}

const otherKind = (account: Account): 'email' | 'phone' =>
  accountColumn(account) === 'email' ? 'phone' : 'email'
