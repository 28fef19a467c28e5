// Writes messages about changes of a member's email address and phone.
import { writeMail } from '../locale/intl.ts'
import type { Language } from '../locale/language.ts'
import type { Message } from '../integrations/integrations.ts'

/** Email with the link that verifies the address. */
export const activationMail = (to: string, token: string, language: Language): Message => ({
  ...writeMail(to, 'mails.activation', { language, params: {} }),
  link: `/app/email-verifications?token=${token}`,
})

/**
 * Message to the replaced account or to the member's other account.
 * @param account the new account, masked
 */
export const accountMessage = (
  to: string,
  text: 'mails.accountReplaced' | 'mails.accountAdded',
  { account, language }: { account: string; language: Language },
): Message => writeMail(to, text, { language, params: { account } })
