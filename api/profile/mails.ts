// Composes emails and text messages about changes of a member's email address or phone number.
import { writeLinkedMail, writeMail } from '../locale/intl.ts'
import type { Language } from '../locale/language.ts'
import type { Message } from '../integrations/integrations.ts'

/** Composes the email with the link that verifies the email address. */
export const activationMail = (to: string, token: string, language: Language): Message =>
  writeLinkedMail(to, 'mails.activation', {
    language,
    params: {},
    link: `/app/email-verifications?token=${token}`,
  })

/**
 * Composes the message about a new email address or phone number of a member. Its receiver is the replaced address or
 * number (`mails.accountReplaced`), or the other one that the member has (`mails.accountAdded`).
 * @param account the new email address or phone number, masked
 */
export const accountMessage = (
  to: string,
  text: 'mails.accountReplaced' | 'mails.accountAdded',
  { account, language }: { account: string; language: Language },
): Message => writeMail(to, text, { language, params: { account } })
