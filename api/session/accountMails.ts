// Composes messages to members about changes of their sign-in methods and the deletion of their account.
import { writeLinkedMail, writeMail, writeMoment } from '../locale/intl.ts'
import type { Language } from '../locale/language.ts'
import type { Message } from '../integrations/integrations.ts'
import { addressOf } from './accounts.ts'
import type { MemberRow } from '../members/member.ts'

type Receiver = Pick<MemberRow, 'email' | 'phone' | 'timeZone'>

/**
 * Composes the message that contains a recovery link. The token is in the fragment (`#`) of the link, because browsers
 * never send fragments to servers or in the Referer header.
 */
export const recoveryMessage = (to: string, token: string, language: Language): Message =>
  writeLinkedMail(to, 'mails.recovery', { language, params: {}, link: `/recover_pwd#token=${token}` })

export const changedMessage = (to: string, language: Language): Message =>
  writeMail(to, 'mails.passwordChanged', { language, params: {} })

export const recoveredMessage = (to: string, language: Language): Message =>
  writeMail(to, 'mails.accountRecovered', { language, params: {} })

/**
 * Composes the message about an account recovery that kept the member's passkeys, because they are the second factor.
 */
export const recoveredWithPasskeysMessage = (to: string, language: Language): Message =>
  writeMail(to, 'mails.accountRecoveredSecondStep', { language, params: {} })

/** @param account the email address or phone number that was removed, in masked form */
export const lostAccountMessage = (to: string, account: string, language: Language): Message =>
  writeMail(to, 'mails.accountRemoved', { language, params: { account } })

export function closingMessage(member: Receiver, erasesAt: Date, language: Language): Message {
  const date = writeMoment(erasesAt, { language, timeZone: member.timeZone, dateStyle: 'long' })
  return writeMail(addressOf(member), 'mails.closing', { language, params: { date } })
}

export const exportOfferMessage = (member: Receiver, language: Language): Message =>
  writeLinkedMail(addressOf(member), 'mails.exportOffer', { language, params: {}, link: '/about-me/privacy' })

const passkeyMails = { added: 'mails.passkeyAdded', removed: 'mails.passkeyRemoved' } as const

export const passkeyMessage = (to: string, change: keyof typeof passkeyMails, language: Language): Message =>
  writeMail(to, passkeyMails[change], { language, params: {} })
