// Announces changes of the second factor to each email address and phone number of the member.
import type { Message } from '../integrations/integrations.ts'
import { writeMail } from '../locale/intl.ts'
import type { Language } from '../locale/language.ts'
import type { MemberRow } from '../members/member.ts'
import type { Database } from '../store/store.ts'
import { announce } from './announce.ts'

const mails = {
  on: 'mails.secondFactorOn',
  off: 'mails.secondFactorOff',
  authenticatorReplaced: 'mails.authenticatorReplaced',
  codesRenewed: 'mails.recoveryCodesRenewed',
  locked: 'mails.secondFactorLocked',
} as const

type Receiver = Pick<MemberRow, 'id' | 'email' | 'phone'>
type Context = { language: Language; now: Date }

/**
 * Announces a change of the second factor. Call within the transaction of the change.
 * @returns the messages to send to the member after the transaction
 */
export const announceSecondFactor = (
  tx: Database,
  member: Receiver,
  { change, language, now }: Context & { change: keyof typeof mails },
): Promise<Message[]> =>
  announce(tx, member, { write: (to) => writeMail(to, mails[change], { language, params: {} }), now })

/**
 * Announces that a recovery code was used. Call within the transaction that uses the code.
 * @param left number of unused recovery codes
 * @returns the messages to send to the member after the transaction
 */
export const announceRecoveryCode = (
  tx: Database,
  member: Receiver,
  { left, language, now }: Context & { left: number },
): Promise<Message[]> =>
  announce(tx, member, {
    write: (to) => writeMail(to, 'mails.recoveryCodeUsed', { language, params: { count: left } }),
    now,
  })
