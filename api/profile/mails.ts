// Writes messages about a member's email address and phone.
import { writeMail } from '../locale/intl.ts'
import type { Language } from '../locale/language.ts'
import type { Message } from '../integrations/integrations.ts'

/** The mail whose link verifies the address that it is sent to. */
export const activationMail = (to: string, token: string, language: Language): Message => ({
  ...writeMail(to, 'mails.activation', { language, params: {} }),
  link: `/app/email-verifications?token=${token}`,
})

/** To the address or phone that was replaced, or to the member's other one; `account` is the masked new one. */
export const accountMessage = (
  to: string,
  text: 'mails.accountReplaced' | 'mails.accountAdded',
  { account, language }: { account: string; language: Language },
): Message => writeMail(to, text, { language, params: { account } })
