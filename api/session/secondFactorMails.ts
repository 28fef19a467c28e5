// Messages about the second factor, to every email address and phone number of the member.
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

/** Call within the transaction of the change. @returns the messages, to be sent after it */
export const announceSecondFactor = (
  tx: Database,
  member: Receiver,
  { change, language, now }: Context & { change: keyof typeof mails },
): Promise<Message[]> =>
  announce(tx, member, { write: (to) => writeMail(to, mails[change], { language, params: {} }), now })

/** Call as `announceSecondFactor`, after a recovery code was used. @param left number of unused recovery codes */
export const announceRecoveryCode = (
  tx: Database,
  member: Receiver,
  { left, language, now }: Context & { left: number },
): Promise<Message[]> =>
  announce(tx, member, {
    write: (to) => writeMail(to, 'mails.recoveryCodeUsed', { language, params: { count: left } }),
    now,
  })
