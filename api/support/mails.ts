// What is sent when somebody writes to us: the message to the people who answer, and a confirmation to the writer. The
// confirmation repeats nothing of the message: whoever gives another's address as their own sends that person no words.
import { contactTopics } from '../catalog/contact.ts'
import type { Language, Localized } from '../locale/language.ts'
import type { FileStore } from '../integrations/fileStore.ts'
import type { Message } from '../integrations/integrations.ts'
import { uploadAddress } from '../platform/index.ts'
import type { ContactMessage } from './contact.ts'

const subject: Localized = {
  en: 'We have your message: {reference}',
  id: 'Pesan Anda sudah kami terima: {reference}',
  th: 'เราได้รับข้อความของคุณแล้ว: {reference}',
  vn: 'Chúng tôi đã nhận được tin nhắn của bạn: {reference}',
}

const text: Localized = {
  en: 'Thank you for writing to us. Your reference number is {reference}.\nWe usually answer within {days} days, to this address.\nDidn’t write to us? Ignore this e-mail.',
  id: 'Terima kasih telah menulis kepada kami. Nomor referensi Anda {reference}.\nBiasanya kami menjawab dalam {days} hari, ke alamat ini.\nJika Anda tidak menulis kepada kami, abaikan saja pesan ini.',
  th: 'ขอบคุณที่เขียนถึงเรา หมายเลขอ้างอิงของคุณคือ {reference}\nปกติเราตอบกลับภายใน {days} วัน มาที่อีเมลนี้\nหากคุณไม่ได้เขียนถึงเรา ไม่ต้องทำอะไร',
  vn: 'Cảm ơn bạn đã viết cho chúng tôi. Số tham chiếu của bạn là {reference}.\nChúng tôi thường trả lời trong {days} ngày, tới địa chỉ này.\nNếu bạn không viết cho chúng tôi, bạn không cần làm gì cả.',
}

export function confirmation({ reference, topic, replyTo }: ContactMessage, language: Language): Message {
  const days = String(contactTopics.get(topic)?.answerInDays ?? '')
  const fill = (words: Localized) => words[language].replace('{reference}', reference).replace('{days}', days)
  return { to: replyTo, subject: fill(subject), text: fill(text) }
}

const openDays = 14

/** In English, as the house works; its files are to be opened for two weeks. */
export async function serviceMessage(
  message: ContactMessage,
  { to, hub, files }: { to: string; hub: string; files: FileStore },
): Promise<Message> {
  const { reference, topic, name, replyTo, memberId, language, attachments, receivedAt } = message
  const until = new Date(receivedAt.getTime() + openDays * 86_400_000)
  const addresses = await Promise.all(attachments.map((id) => uploadAddress(files, id, until)))
  const head = [
    `Reference: ${reference}`,
    `Topic: ${contactTopics.get(topic)?.name.en ?? topic}`,
    `From: ${name ?? 'no name given'}, ${memberId === null ? 'visitor' : `member ${memberId}`}`,
    `Answer to: ${replyTo}`,
    `Language: ${language}`,
    ...addresses.map((address) => `File: ${hub}${address}`),
  ]
  return { to, subject: `[${reference}] ${topic}`, text: [...head, '', message.text].join('\n') }
}
