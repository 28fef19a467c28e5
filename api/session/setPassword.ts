// Sets a password, and revokes sessions and sign-in methods that someone with the old password may have obtained.
import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import { recordActs } from '../audit/recordActs.ts'
import type { Message } from '../integrations/integrations.ts'
import type { Language } from '../locale/language.ts'
import type { Database } from '../store/store.ts'
import { changedMessage, recoveredMessage, recoveredWithPasskeysMessage } from './accountMails.ts'
import { accountsOf } from './accounts.ts'
import { announce } from './announce.ts'
import type { MemberRow } from '../members/member.ts'
import { members } from '../members/tables.ts'
import { removeAll } from './passkeys/passkeys.ts'
import { needsPasskey } from './secondFactor/state.ts'
import { endSessions } from './sessions.ts'
import { unbindAll } from './bound/unbindAll.ts'
import { codeTickets, recoveryLinks, verifyCodes } from './tables.ts'

type Change = {
  /**
   * Hash of the new password, calculated before the transaction, because hashing is slow and a retried transaction must
   * not repeat it.
   */
  passwordHash: string
  now: Date
  /** Language of the messages to the member. */
  language: Language
  /** Id of the session that stays valid. All other sessions of the member end. */
  keep?: string
  /**
   * True for a recovery, which also removes passkeys and connected provider accounts, because an attacker with the old
   * password may have added them.
   */
  recovers?: boolean
  /**
   * SQL condition that the member's row must still meet, for example that the hash of the old password has not changed.
   */
  condition?: SQL
}

/**
 * @returns the messages to send to the member; `undefined` if `condition` is not met or the account is being deleted
 */
export async function setPassword(
  db: Database,
  member: Pick<MemberRow, 'id' | 'email' | 'phone'>,
  { passwordHash, now, language, keep, recovers = false, condition }: Change,
): Promise<Message[] | undefined> {
  return await db.transaction(async (tx) => {
    const [set] = await tx
      .update(members)
      .set({ passwordHash })
      .where(and(eq(members.id, member.id), isNull(members.erasesAt), condition))
      .returning({ id: members.id })
    if (!set) return undefined
    await endSessions(tx, member.id, { now, keep })
    await revokePendingProofs(tx, member, now)
    // Keeps passkeys if they are the second factor, because an attacker with only the password could not have added
    // one.
    const keepsPasskeys = recovers && (await needsPasskey(tx, member.id))
    if (recovers) {
      if (!keepsPasskeys) await removeAll(tx, member.id, now)
      await unbindAll(tx, member.id, now)
    }
    await recordActs(tx, now, { what: 'password-set', memberId: member.id })
    const recovered = keepsPasskeys ? recoveredWithPasskeysMessage : recoveredMessage
    const write = recovers ? recovered : changedMessage
    return await announce(tx, member, { write: (to) => write(to, language), now })
  })
}

/** Revokes codes, tickets and links that were issued before the change. Does not reset the count of failed attempts. */
export async function revokePendingProofs(
  tx: Database,
  member: Pick<MemberRow, 'id' | 'email' | 'phone'>,
  now: Date,
) {
  const accounts = accountsOf(member)
  await tx.update(verifyCodes).set({ expiresAt: now }).where(inArray(verifyCodes.account, accounts))
  await tx.delete(codeTickets).where(inArray(codeTickets.account, accounts))
  await tx
    .delete(recoveryLinks)
    .where(or(inArray(recoveryLinks.account, accounts), eq(recoveryLinks.memberId, member.id)))
}
