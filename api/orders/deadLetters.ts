// Stores dead letters: messages of the shop that could not be processed. The shop cancels its webhook subscription
// after repeated failures. A failed message is therefore stored and acknowledged, so that an operator can retry it.
import { hash } from 'node:crypto'
import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { expiredBefore } from '../catalog/retention.ts'
import { NotAnOrder, UnreadableOrder, type OrderSource } from '../integrations/shopOrders.ts'
import { deleteInBatches } from '../store/deleteInBatches.ts'
import type { Portion } from '../store/eachInBatches.ts'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { isBusy } from '../store/unavailable.ts'
import { deadLetters } from './tables.ts'
import { upsertOrder } from './upsertOrder.ts'

type Failure = { subject: string; reason: string; now: Date }

/** Stores a failed message. If the message failed before, increments its number of attempts. */
export async function addDeadLetter(db: Database, body: Uint8Array, { subject, reason, now }: Failure) {
  const text = new TextDecoder().decode(body)
  const letter = { id: newId(), bodyHash: hashOf(body), subject, body: text, reason, receivedAt: now }
  await db
    .insert(deadLetters)
    .values(letter)
    .onConflictDoUpdate({
      target: deadLetters.bodyHash,
      set: { reason, attempts: sql`${deadLetters.attempts} + 1` },
    })
}

/** Deletes the dead letter of a message that the shop sent again and that was then processed. */
export const removeDeadLetter = (db: Database, body: Uint8Array) =>
  db.delete(deadLetters).where(eq(deadLetters.bodyHash, hashOf(body)))

const hashOf = (body: Uint8Array) => hash('sha256', body)

/** Returns the reason of a failure, without any content of the message. */
export const reasonOf = (error: unknown) => {
  if (error instanceof UnreadableOrder) return error.reason
  return error instanceof Error ? error.name : 'unknown error'
}

/** Columns of lists. They omit the body, which contains personal data. */
const listColumns = {
  id: deadLetters.id,
  subject: deadLetters.subject,
  reason: deadLetters.reason,
  attempts: deadLetters.attempts,
  receivedAt: deadLetters.receivedAt,
}

type Page = { after?: string | undefined; limit: number; ids?: readonly string[] | undefined }

/** Lists dead letters with an id after the cursor, or only those with the given ids. Ids increase with time. */
export const deadLettersAfter = (db: Database, { after, limit, ids }: Page) =>
  db
    .select(listColumns)
    .from(deadLetters)
    .where(
      and(
        after === undefined ? undefined : gt(deadLetters.id, after),
        ids && inArray(deadLetters.id, [...ids]),
      ),
    )
    .orderBy(asc(deadLetters.id))
    .limit(limit)

/** Lists the oldest dead letters, at most 100. */
export const listDeadLetters = (db: Database) =>
  db
    .select(listColumns)
    .from(deadLetters)
    .orderBy(asc(deadLetters.receivedAt), asc(deadLetters.id))
    .limit(100)

export type Retried = { outcome: 'done' } | { outcome: 'unknown' } | { outcome: 'failed'; reason: string }

/**
 * Processes a dead letter again, and deletes it on success. In a transaction, a concurrent retry of the same dead letter
 * waits, and then finds no dead letter.
 * @throws if the database does not respond
 */
export async function retryDeadLetter(
  db: Database,
  id: string,
  { parseOrder, now }: Pick<OrderSource, 'parseOrder'> & { now: Date },
): Promise<Retried> {
  const [letter] = await db.select().from(deadLetters).where(eq(deadLetters.id, id)).for('update')
  if (!letter) return { outcome: 'unknown' }
  try {
    await upsertOrder(db, parseOrder(Buffer.from(letter.body)), { now })
  } catch (error) {
    if (isBusy(error)) throw error
    const reason = error instanceof NotAnOrder ? 'not an order' : reasonOf(error)
    await addDeadLetter(db, Buffer.from(letter.body), { subject: letter.subject, reason, now })
    return { outcome: 'failed', reason }
  }
  await db.delete(deadLetters).where(eq(deadLetters.id, id))
  return { outcome: 'done' }
}

export async function purgeDeadLetters(db: Database, now: Date, { stop }: Portion = {}) {
  const isDue = lt(deadLetters.receivedAt, expiredBefore('deadLetterDays', now))
  await deleteInBatches(db, [{ table: deadLetters, isDue }], stop)
}
