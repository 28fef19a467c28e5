// Names of the topics of emails and push messages.
import type { EmailTopic } from '#generated/schema.d.ts'
import type { MessageId } from '#src/runtime/language/messages.ts'

export const topicLabels: Record<EmailTopic, MessageId> = {
  coins: 'profile.emails.coins',
  gifts: 'profile.emails.gifts',
  parcels: 'profile.emails.parcels',
  birthdays: 'profile.emails.birthdays',
  vouchers: 'profile.emails.vouchers',
  levels: 'profile.emails.levels',
}
