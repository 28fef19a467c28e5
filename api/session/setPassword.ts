// A password takes the place of another: with it ends whatever the old one, or whoever had it, may have opened.
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
  /** Made before any transaction: hashing takes long, and an attempt that is repeated need not do it again. */
  passwordHash: string
  now: Date
  /** Of the messages to the member. */
  language: Language
  /** The session that goes on; every other one ends. */
  keep?: string
  /** A recovery: someone else may have had the old one and added passkeys or accounts of other services, which are removed. */
  recovers?: boolean
  /** What must still be so, such as the hash that the old password was held against. */
  condition?: SQL
}

/** @returns the messages to the member; `undefined` if it was not set, because `condition` fails or the account is being deleted */
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
    // With passkeys as second factor, someone who had the password alone could not add one.
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

/** Codes, tickets and links that were sent before open nothing any more. Tries that were used up stay so. */
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
