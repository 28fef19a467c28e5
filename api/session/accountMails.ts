// Writes messages to members about their sign-in methods and the end of their account.
import { writeMail, writeMoment } from '../locale/intl.ts'
import type { Language } from '../locale/language.ts'
import type { Message } from '../integrations/integrations.ts'
import { addressOf } from './accounts.ts'
import type { MemberRow } from '../members/member.ts'

type Receiver = Pick<MemberRow, 'email' | 'phone' | 'timeZone'>

/** The token is in the fragment (`#`) of the link: browsers send fragments neither to servers nor in the referrer. */
export const recoveryMessage = (to: string, token: string, language: Language): Message => ({
  ...writeMail(to, 'mails.recovery', { language, params: {} }),
  link: `/recover_pwd#token=${token}`,
})

export const changedMessage = (to: string, language: Language): Message =>
  writeMail(to, 'mails.passwordChanged', { language, params: {} })

export const recoveredMessage = (to: string, language: Language): Message =>
  writeMail(to, 'mails.accountRecovered', { language, params: {} })

/** Mentions that passkeys are not removed, because they are the member's second factor. */
export const recoveredWithPasskeysMessage = (to: string, language: Language): Message =>
  writeMail(to, 'mails.accountRecoveredSecondStep', { language, params: {} })

/** @param account the masked email or phone that was removed */
export const lostAccountMessage = (to: string, account: string, language: Language): Message =>
  writeMail(to, 'mails.accountRemoved', { language, params: { account } })

export function closingMessage(member: Receiver, erasesAt: Date, language: Language): Message {
  const date = writeMoment(erasesAt, { language, timeZone: member.timeZone, dateStyle: 'long' })
  return writeMail(addressOf(member), 'mails.closing', { language, params: { date } })
}

const passkeyMails = { added: 'mails.passkeyAdded', removed: 'mails.passkeyRemoved' } as const

export const passkeyMessage = (to: string, change: keyof typeof passkeyMails, language: Language): Message =>
  writeMail(to, passkeyMails[change], { language, params: {} })
