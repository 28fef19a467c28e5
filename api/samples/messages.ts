// Adds contact messages and a dead letter, so that the back office of a development server shows some.
import { eq, inArray } from 'drizzle-orm'
import * as z from 'zod/mini'
import data from '../catalog/sample-messages.json' with { type: 'json' }
import type { FileStore } from '../integrations/fileStore.ts'
import { addDeadLetter } from '../orders/deadLetters.ts'
import { deadLetters } from '../orders/tables.ts'
import { admitAccount } from '../session/admitAccount.ts'
import { findMember } from '../session/members.ts'
import type { Database } from '../store/store.ts'
import { storeMessage } from '../support/contact.ts'
import { contactMessages } from '../support/tables.ts'
import { addPicture } from './pictures.ts'

const sampleMessages = z
  .array(
    z.object({
      /** Account of the sample member; `null` for a visitor with the email address `replyTo`. */
      account: z.nullable(z.string()),
      replyTo: z.optional(z.string()),
      daysAgo: z.int(),
      topic: z.string(),
      name: z.nullable(z.string()),
      language: z.enum(['en', 'id', 'th', 'vn']),
      text: z.string(),
      hasPicture: z.boolean(),
    }),
  )
  .parse(data)

type SampleMessage = (typeof sampleMessages)[number]
type Services = { files: FileStore; now: Date }

const addressOf = ({ account, replyTo }: SampleMessage) => account ?? replyTo ?? ''

/** Adds the messages, unless one of the senders has written before. */
export async function addSampleMessages(db: Database, services: Services) {
  const senders = sampleMessages.map(addressOf)
  const existing = await db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(inArray(contactMessages.replyTo, senders))
    .limit(1)
  if (existing.length === 0) for (const message of sampleMessages) await addMessage(db, message, services)
}

async function addMessage(db: Database, message: SampleMessage, { files, now }: Services) {
  const { account, daysAgo, topic, name, language, text, hasPicture } = message
  const member = account === null ? undefined : await findMember(db, await admitAccount(db, account))
  const receivedAt = new Date(now.getTime() - daysAgo * 86_400_000 - 3_600_000)
  const memberId = member?.id ?? null
  const { id, reference } = await storeMessage(
    db,
    { topic, name: name ?? undefined, replyTo: addressOf(message), text, attachments: [] },
    { memberId, language, now: receivedAt },
  )
  if (!hasPicture) return
  const picture = await addPicture(
    db,
    { memberId, purpose: 'contact', lines: [reference, topic] },
    { files, now },
  )
  await db
    .update(contactMessages)
    .set({ attachments: [picture] })
    .where(eq(contactMessages.id, id))
}

const unreadableOrder = { admin_graphql_api_id: 'gid://shopify/Order/5012345', name: 5_012_345 }

/** Adds a message of the shop that cannot be processed, unless the list has dead letters. */
export async function addSampleDeadLetter(db: Database, now: Date) {
  const existing = await db.select({ id: deadLetters.id }).from(deadLetters).limit(1)
  if (existing.length > 0) return
  const subject = unreadableOrder.admin_graphql_api_id
  const body = Buffer.from(JSON.stringify(unreadableOrder))
  await addDeadLetter(db, body, { subject, reason: 'name cannot be read', now })
}
