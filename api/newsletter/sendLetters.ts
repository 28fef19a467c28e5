// Sends planned letters with news and offers: by day, at most one in 25 days, and only to members who still consent.
import { and, asc, eq, lte } from 'drizzle-orm'
import type { FileStore } from '../integrations/fileStore.ts'
import type { Message, Send } from '../integrations/integrations.ts'
import { addToOutbox } from '../integrations/outbox.ts'
import { timeZoneAt, type MemberRow } from '../members/member.ts'
import { members } from '../members/tables.ts'
import { nextMessageAt } from '../notices/noticeTimes.ts'
import { letters } from '../notices/tables.ts'
import { unsubscribePath, unsubscribeToken } from '../notices/unsubscribe.ts'
import { consentsTo } from '../profile/index.ts'
import { batchSize, eachInBatches, within, type Portion } from '../store/eachInBatches.ts'
import type { Database } from '../store/store.ts'
import { composeLetter } from './composeLetter.ts'

type Options = { files: Pick<FileStore, 'sign'>; send: Send; portion?: Portion }
type Due = { id: string; issue: string; member: MemberRow }

/**
 * Runs every minute. A stopped run continues with the letters that are left, because each letter is stored in the
 * outbox in the transaction that marks it as sent.
 * @throws AggregateError with the failures, after all other letters were sent
 */
export async function sendLetters(db: Database, now: Date, { files, send, portion = {} }: Options) {
  await eachInBatches({
    ...portion,
    next: (span) =>
      db
        .select({ id: letters.memberId, issue: letters.issue, member: members })
        .from(letters)
        .innerJoin(members, eq(members.id, letters.memberId))
        .where(and(lte(letters.dueAt, now), within(letters.memberId, span)))
        .orderBy(asc(letters.memberId))
        .limit(batchSize),
    work: async (due) => {
      const message = await letterTo(db, due, { files, now })
      if (message) await send(message)
    },
  })
}

/** Returns the letter, which is in the outbox; `undefined` if it must wait, or if the member must not get it. */
async function letterTo(
  db: Database,
  { id, issue, member }: Due,
  { files, now }: { files: Options['files']; now: Date },
): Promise<Message | undefined> {
  const { email } = member
  const mayGet = email !== null && member.emailVerified && member.erasesAt === null
  if (!mayGet) return await cancel(db, id)
  const dueAt = nextMessageAt(now, timeZoneAt(member, now), [])
  if (dueAt > now) {
    await db.update(letters).set({ dueAt }).where(eq(letters.memberId, id))
    return undefined
  }
  const letter = await composeLetter(db, { ...member, email }, { issueId: issue, now })
  if (!letter) return await cancel(db, id)
  const unsubscribe = unsubscribePath + (await unsubscribeToken(files, { memberId: id, topic: 'news' }))
  return await db.transaction(async (tx) => {
    // A concurrent job that sends the same letter waits here, and then finds no due row.
    const [row] = await tx
      .update(letters)
      .set({ dueAt: null })
      .where(and(eq(letters.memberId, id), lte(letters.dueAt, now)))
      .returning({ id: letters.memberId })
    if (!row || !(await consentsTo(tx, id, 'marketingMail'))) return undefined
    await tx.update(letters).set({ sentAt: now }).where(eq(letters.memberId, id))
    return await addToOutbox(tx, { ...letter, unsubscribe }, { memberId: id, now })
  })
}

async function cancel(db: Database, memberId: string): Promise<undefined> {
  await db.update(letters).set({ dueAt: null }).where(eq(letters.memberId, memberId))
}
