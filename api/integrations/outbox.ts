// Keeps messages that nobody could ask for again: written with what they tell of, sent once that is kept, and sent again by a job
// until they were taken (docs/decisions/0071-messages-wait-until-they-were-taken.md).
import { and, asc, eq, lte } from 'drizzle-orm'
import { forgottenBefore } from '../catalog/retention.ts'
import { newId } from '../store/id.ts'
import { batchSize, eachInBatches, within, type Portion, type Span } from '../store/eachInBatches.ts'
import type { Database } from '../store/store.ts'
import type { Message, Send } from './integrations.ts'
import { waitingMessages as waiting } from './tables.ts'

/** Milliseconds that a sender has: who has not forgotten the message by then has died. */
const sending = 30_000

/** Milliseconds that one stays with the queue, which tries it by itself. */
const withQueue = 86_400_000

/**
 * To be called with the transaction that makes what the message tells of.
 * @param about whose it is, where it is a member's
 * @returns it, to be handed to `send` after the transaction
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

/** Sends messages, and takes those of the outbox out of it once they were taken. */
export const withOutbox =
  (db: Database, send: Send): Send =>
  async (message) => {
    const isTaken = await send(message)
    // One that cannot be forgotten now is sent again, as the same message.
    if (isTaken && message.id) await forget(db, message.id).catch(() => {})
    return isTaken
  }

const forget = (db: Database, id: string) => db.delete(waiting).where(eq(waiting.id, id))

/**
 * Sends what was not taken: nobody lived to send it, or the mail server was away. What is too old to be news is dropped.
 * @throws AggregateError with what failed and nobody took, once all others are done
 */
export async function sendOutbox(
  db: Database,
  now: Date,
  { send, portion = {} }: { send: Send; portion?: Portion },
) {
  // One that the queue tries by itself is its own, whenever it is due.
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
    // Only what the queue takes is left to it: where a mail server is away, more fail than it takes one by one.
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
