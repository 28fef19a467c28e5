// Writes the email with the answer to a contact message, in the language of the message.
import type { Message } from '../../integrations/integrations.ts'
import { writeLinkedMail } from '../../locale/intl.ts'
import type { ContactMessage } from '../../support/contact.ts'

type Answered = Pick<ContactMessage, 'reference' | 'replyTo' | 'language'>

/** Path of the contact form on the hub. The sender of emails adds the origin. */
const contactForm = '/contact'

export const answerMail = ({ reference, replyTo, language }: Answered, answer: string): Message =>
  writeLinkedMail(replyTo, 'mails.contactAnswer', {
    language,
    params: { answer, reference },
    link: contactForm,
  })

/**
 * Returns the subject, and the text that the email adds below the answer, so that staff see the complete email.
 * @param hub origin of the hub
 */
export function frameOf(message: Answered, hub: string) {
  const { subject, text } = answerMail(message, '')
  return { subject, footer: `${text.trim()}\n\n${new URL(contactForm, hub).href}` }
}
