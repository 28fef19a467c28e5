// Writes the emails for a contact message: the message to the service team, and a confirmation to the sender. The
// confirmation contains no text of the message: otherwise a sender could use it to send text to another person.
import { contactTopics } from '../catalog/contact.ts'
import { writeMail } from '../locale/intl.ts'
import type { Language } from '../locale/language.ts'
import type { FileStore } from '../integrations/fileStore.ts'
import type { Message } from '../integrations/integrations.ts'
import { uploadAddress } from '../platform/index.ts'
import type { ContactMessage } from './contact.ts'

export function confirmation({ reference, topic, replyTo }: ContactMessage, language: Language): Message {
  const days = contactTopics().get(topic)?.answerInDays
  if (days === undefined) throw new Error(`Catalog has no topic ${topic}.`)
  return writeMail(replyTo, 'mails.contactReceived', { language, params: { reference, days } })
}

const openDays = 14

/** Writes the email to the service team in English; its links to files are valid for two weeks. */
export async function serviceMessage(
  message: ContactMessage,
  { to, hub, files }: { to: string; hub: string; files: FileStore },
): Promise<Message> {
  const { reference, topic, name, replyTo, memberId, language, attachments, receivedAt } = message
  const until = new Date(receivedAt.getTime() + openDays * 86_400_000)
  const addresses = await Promise.all(attachments.map((id) => uploadAddress(files, id, until)))
  const head = [
    `Reference: ${reference}`,
    `Topic: ${contactTopics().get(topic)?.name.en ?? topic}`,
    `From: ${name ?? 'no name given'}, ${memberId === null ? 'visitor' : `member ${memberId}`}`,
    `Answer to: ${replyTo}`,
    `Language: ${language}`,
    ...addresses.map((address) => `File: ${hub}${address}`),
  ]
  return { to, subject: `[${reference}] ${topic}`, text: [...head, '', message.text].join('\n') }
}
