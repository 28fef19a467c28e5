// Outbox for messages that members cannot request again. A message is stored in the transaction of the change that it
// reports, sent after the commit, and retried by a job until the server accepts it
// (docs/decisions/0071-store-messages-in-an-outbox-until-they-are-sent.md).
import { and, asc, eq, lte } from 'drizzle-orm'
import { expiredBefore } from '../catalog/retention.ts'
import { newId } from '../store/id.ts'
import { batchSize, eachInBatches, within, type Portion, type Span } from '../store/eachInBatches.ts'
import type { Database } from '../store/store.ts'
import type { Message, Send } from './integrations.ts'
import { waitingMessages as waiting } from './tables.ts'

/**
 * Milliseconds after which the outbox job sends a stored message. If the message is still stored by then, the server
 * that stored it must have crashed or failed to send it.
 */
const sending = 30_000

/**
 * Milliseconds for which the outbox job skips a message that could not be sent, because the job queue retries this
 * message separately.
 */
const withQueue = 86_400_000

/**
 * Adds a message to the outbox. Call this function in the transaction of the change that the message reports.
 * @param options `memberId`: the member whom the message concerns, if any
 * @returns the message, which the caller passes to `send` after the commit
 */
export async function addToOutbox(
  tx: Database,
  message: Message,
  { memberId, now }: { memberId: string | null; now: Date },
): Promise<Message> {
  const id = newId()
  const { to: receiver, ...content } = message
  const dueAt = new Date(now.getTime() + sending)
  await tx.insert(waiting).values({ ...content, id, memberId, receiver, writtenAt: now, dueAt })
  return { ...message, id }
}

/** Wraps `send`, so that a message of the outbox is removed after the server accepted it. */
export const withOutbox =
  (db: Database, send: Send): Send =>
  async (message) => {
    const isTaken = await send(message)
    // If the removal fails, the job sends the message again with the same id, so that the receiver can drop the
    // duplicate.
    if (isTaken && message.id) await remove(db, message.id).catch(() => {})
    return isTaken
  }

const remove = (db: Database, id: string) => db.delete(waiting).where(eq(waiting.id, id))

/**
 * Sends messages that are still in the outbox, because the server that stored them crashed or the SMTP server was down.
 * Deletes expired messages without sending them.
 * @throws AggregateError with the failures that the job queue does not retry; thrown after the other messages are sent
 */
export async function sendOutbox(
  db: Database,
  now: Date,
  { send, portion = {} }: { send: Send; portion?: Portion },
) {
  // If the job queue retries a single message, the message is sent even before its due time.
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
    // Postpones only messages that the job queue accepted for a retry. If the SMTP server is down, more messages fail
    // than the queue accepts.
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
    work: async ({ id, receiver: to, subject, text, writtenAt, ...row }) => {
      const claimedRows = await putOff(id, portion.span ?? {}, sending)
      if (claimedRows.length === 0) return
      const isNews = writtenAt >= expiredBefore('waitingMessageDays', now)
      const message = {
        id,
        to,
        subject,
        text,
        ...(row.link !== null && { link: row.link }),
        ...(row.language !== null && { language: row.language }),
        ...(row.button !== null && { button: row.button }),
        ...(row.unsubscribe !== null && { unsubscribe: row.unsubscribe }),
        ...(row.letter !== null && { letter: row.letter }),
        ...(row.look !== null && { look: row.look }),
      }
      if (!isNews || (await send(message))) return void (await remove(db, id))
      throw new Error(`Message ${id} was not sent`)
    },
  })
}
