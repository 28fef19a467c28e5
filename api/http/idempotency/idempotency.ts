// Implements idempotency keys: the first response is stored in the same transaction as the changes of the request. A
// repeated request, even a concurrent one, waits for that transaction and gets the same bytes.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { idempotencyKey, keyDays } from '#generated/idempotency.ts'
import { Refused, refuse } from '#shared/protocol/refuse.ts'
import { deleteInBatches } from '#api/store/deleteInBatches.ts'
import { prepared } from '#api/store/prepared.ts'
import type { Portion } from '#api/store/eachInBatches.ts'
import { hashOf } from '#api/store/secrets.ts'
import type { Database } from '#api/store/store.ts'
import type { Answer } from '#shared/protocol/envelope.ts'
import { valueAt } from '#shared/unknown.ts'
import { idempotentAnswers } from './tables.ts'

type Keyed = { scope: string; operation: string; key: string; request: unknown; now: Date }

/**
 * Runs `work` once per idempotency key. Later calls with the key return the stored response instead. Call this function
 * inside a transaction, and use the same transaction in `work`.
 * @throws KEY_REUSED if the key was used for a different request
 */
export async function runIdempotent(
  db: Database,
  keyed: Keyed,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const { scope, operation, key, request, now: createdAt } = keyed
  const keyHash = hashOf(key)
  const requestHash = hashOf(JSON.stringify(request))
  const place = { scope, operation, keyHash }
  // A concurrent insert of the same key waits here until the first transaction has ended.
  const [first] = await insertedKey(db).execute({ ...place, requestHash, createdAt })
  if (first) {
    const answer = await work()
    await storedAnswer(db).execute({ ...place, answer: seal(answer, key) })
    return answer
  }
  const [stored] = await answerOfKey(db).execute(place)
  if (stored?.requestHash !== requestHash) refuse('KEY_REUSED')
  if (!stored?.answer) throw new Error('Idempotency key was stored without its response.')
  return open(stored.answer, key)
}

const byKey = and(
  eq(idempotentAnswers.scope, sql.placeholder('scope')),
  eq(idempotentAnswers.operation, sql.placeholder('operation')),
  eq(idempotentAnswers.keyHash, sql.placeholder('keyHash')),
)

const insertedKey = prepared((db) =>
  db
    .insert(idempotentAnswers)
    .values({
      scope: sql.placeholder('scope'),
      operation: sql.placeholder('operation'),
      keyHash: sql.placeholder('keyHash'),
      requestHash: sql.placeholder('requestHash'),
      createdAt: sql.placeholder('createdAt'),
    })
    .onConflictDoNothing()
    .returning({ keyHash: idempotentAnswers.keyHash })
    .prepare('insert_idempotency_key'),
)

const storedAnswer = prepared((db) =>
  db
    .update(idempotentAnswers)
    .set({ answer: sql`${sql.placeholder('answer')}` })
    .where(byKey)
    .prepare('store_idempotent_answer'),
)

const answerOfKey = prepared((db) =>
  db.select().from(idempotentAnswers).where(byKey).prepare('idempotent_answer_by_key'),
)

/**
 * Validates the Idempotency-Key header as openapi.yaml specifies; returns `undefined` if the header is missing.
 * @throws BAD_REQUEST
 */
export function readKey(header: string | null | undefined): string | undefined {
  if (header === null || header === undefined) return undefined
  const { minLength, maxLength, pattern } = idempotencyKey
  const fits = header.length >= minLength && header.length <= maxLength && new RegExp(pattern).test(header)
  if (fits) return header
  throw new Refused('BAD_REQUEST', { reasons: [{ code: 'FORMAT', field: 'Idempotency-Key' }] })
}

/**
 * Deletes idempotency keys after the retention period in openapi.yaml, because clients do not retry requests that old.
 */
export async function purgeOldKeys(db: Database, now: Date, { stop }: Portion = {}) {
  const before = new Date(now.getTime() - keyDays * 86_400_000)
  await deleteInBatches(
    db,
    [{ table: idempotentAnswers, isDue: lt(idempotentAnswers.createdAt, before) }],
    stop,
  )
}

/** Deletes the stored responses to members whose accounts are erased. */
export async function eraseKeys(tx: Database, memberIds: string[]) {
  await tx.delete(idempotentAnswers).where(inArray(idempotentAnswers.scope, memberIds))
}

const cipherKey = (key: string) => Buffer.from(hkdfSync('sha256', key, '', 'idempotent-answer', 32))

function seal(answer: Answer, key: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', cipherKey(key), nonce)
  const sealed = Buffer.concat([cipher.update(JSON.stringify(answer), 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
}

function open(text: string, key: string): Answer {
  const bytes = Buffer.from(text, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', cipherKey(key), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  const answer: unknown = JSON.parse(
    Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8'),
  )
  if (!isAnswer(answer)) throw new Error('Stored response of an idempotency key has no status or body.')
  return answer
}

const isAnswer = (value: unknown): value is Answer =>
  typeof valueAt(value, 'status') === 'number' && typeof valueAt(value, 'body') === 'string'
