// Outbox for messages that cannot be requested again: stored in the transaction of the change that they report, sent
// after the commit, and retried by a job until they are accepted
// (docs/decisions/0071-messages-wait-until-they-were-taken.md).
import { and, asc, eq, lte } from 'drizzle-orm'
import { forgottenBefore } from '../catalog/retention.ts'
import { newId } from '../store/id.ts'
import { batchSize, eachInBatches, within, type Portion, type Span } from '../store/eachInBatches.ts'
import type { Database } from '../store/store.ts'
import type { Message, Send } from './integrations.ts'
import { waitingMessages as waiting } from './tables.ts'

/** Milliseconds after which the sender counts as crashed if the message is still stored. */
const sending = 30_000

/** Milliseconds for which a failed message is left to the queue, which retries it separately. */
const withQueue = 86_400_000

/**
 * Call in the transaction of the change that the message reports.
 * @param about the affected member, if any
 * @returns the message to pass to `send` after the transaction
 */
export async function addToOutbox(
  tx: Database,
  message: Message,
  { memberId, now }: { memberId: string | null; now: Date },
): Promise<Message> {
  const id = newId()
  const { to: receiver, subject, text, link } = message
  const dueAt = new Date(now.getTime() + sending)
  await tx.insert(waiting).values({ id, memberId, receiver, subject, text, link, writtenAt: now, dueAt })
  return { ...message, id }
}

/** Sends messages, and removes those of the outbox after they were accepted. */
export const withOutbox =
  (db: Database, send: Send): Send =>
  async (message) => {
    const isTaken = await send(message)
    // If the removal fails, the same message is sent again with the same id.
    if (isTaken && message.id) await forget(db, message.id).catch(() => {})
    return isTaken
  }

const forget = (db: Database, id: string) => db.delete(waiting).where(eq(waiting.id, id))

/**
 * Sends waiting messages: their sender crashed or the mail server was down. Drops expired messages.
 * @throws AggregateError with failures that the queue did not take, after all others are sent
 */
export async function sendOutbox(
  db: Database,
  now: Date,
  { send, portion = {} }: { send: Send; portion?: Portion },
) {
  // A message that the queue retries is sent at any time.
  const isDue = ({ only }: Span) => (only === undefined ? lte(waiting.dueAt, now) : undefined)
  const putOff = async (id: string, span: Span, milliseconds: number) =>
    await db
      .update(waiting)
      .set({ dueAt: new Date(now.getTime() + milliseconds) })
      .where(and(eq(waiting.id, id), isDue(span)))
      .returning({ id: waiting.id })
  const { retryLater } = portion
  await eachInBatches({
    ...portion,
    // Postpones only messages that the queue took: if the mail server is down, more messages fail than it takes.
    retryLater:
      retryLater &&
      (async (id, error) => {
        await retryLater(id, error)
        await putOff(id, { only: id }, withQueue)
      }),
    next: (span) =>
      db
        .select()
        .from(waiting)
        .where(and(isDue(span), within(waiting.id, span)))
        .orderBy(asc(waiting.id))
        .limit(batchSize),
    work: async ({ id, receiver: to, subject, text, link, writtenAt }) => {
      const claimedRows = await putOff(id, portion.span ?? {}, sending)
      if (claimedRows.length === 0) return
      const isNews = writtenAt >= forgottenBefore('waitingMessageDays', now)
      if (!isNews || (await send({ id, to, subject, text, link: link ?? undefined })))
        return void (await forget(db, id))
      throw new Error('The message was not taken')
    },
  })
}
