// E-mails to a member about their address, and a word to the one before.
import { writeMail } from '../locale/intl.ts'
import type { Language } from '../locale/language.ts'
import type { Message } from '../integrations/integrations.ts'

/** The mail whose link verifies the address that it is sent to. */
export const activationMail = (to: string, token: string, language: Language): Message => ({
  ...writeMail(to, 'mails.activation', language, {}),
  link: `/app/email-verifications?token=${token}`,
})

/** To the address or phone that was replaced; `account` is the masked new one. */
export const replacedMessage = (to: string, account: string, language: Language): Message =>
  writeMail(to, 'mails.accountReplaced', language, { account })
