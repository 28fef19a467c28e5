// Lists contact messages by state, topic and language. Ids increase with time, so the oldest messages have the lowest
// ids, and each filter has an index that ends with the id.
import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { components } from '#generated/backOffice/schema.d.ts'
import { contactTopics } from '../../catalog/contact.ts'
import type { Database } from '../../store/store.ts'
import { contactMessages as messages, type MessageState } from '../../support/tables.ts'

type Schemas = components['schemas']
type Row = typeof messages.$inferSelect

type Filter = {
  state?: MessageState | undefined
  topic?: string | undefined
  language?: Row['language'] | undefined
}

/** Returns open messages oldest first, because they wait for an answer, and other messages newest first. */
export async function listMessages(
  db: Database,
  { state = 'open', topic, language }: Filter,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<Schemas['ContactMessageItem'][]> {
  const isOpen = state === 'open'
  const rows = await db
    .select({
      id: messages.id,
      reference: messages.reference,
      topic: messages.topic,
      language: messages.language,
      state: messages.state,
      receivedAt: messages.receivedAt,
      isMember: sql<boolean>`${messages.memberId} is not null`,
      files: sql<number>`jsonb_array_length(${messages.attachments})`.mapWith(Number),
    })
    .from(messages)
    .where(
      and(
        eq(messages.state, state),
        topic === undefined ? undefined : eq(messages.topic, topic),
        language === undefined ? undefined : eq(messages.language, language),
        after === undefined ? undefined : (isOpen ? gt : lt)(messages.id, after),
      ),
    )
    .orderBy(isOpen ? asc(messages.id) : desc(messages.id))
    .limit(limit)
  return rows.map((row) => ({ ...row, ...topicOf(row), ...timesOf(row) }))
}

/** Returns all topics with their English names. */
export const messageTopics = (): Schemas['MessageTopic'][] =>
  [...contactTopics().values()].map(({ id, name }) => ({ id, name: name.en }))

/** Returns the English name of the topic; the id if the catalog no longer contains the topic. */
export const topicOf = ({ topic }: Pick<Row, 'topic'>) => ({
  topicName: contactTopics().get(topic)?.name.en ?? topic,
})

/** Returns the time of the message, and the end of the usual response time of its topic. */
export function timesOf({ topic, receivedAt }: Pick<Row, 'topic' | 'receivedAt'>) {
  const days = contactTopics().get(topic)?.answerInDays ?? 0
  return {
    receivedAt: receivedAt.toISOString(),
    dueAt: new Date(receivedAt.getTime() + days * 86_400_000).toISOString(),
  }
}
