// Deletes expired contact messages with their files and answers. Called by a job.
import { and, asc, eq, lt } from 'drizzle-orm'
import { expiredBefore } from '../catalog/retention.ts'
import { releaseUploads } from '../platform/index.ts'
import { batchSize, eachInBatches, within, type Portion } from '../store/eachInBatches.ts'
import type { Database } from '../store/store.ts'
import { contactAnswers, contactMessages as messages } from './tables.ts'

export async function purgeOldMessages(db: Database, now: Date, portion: Portion = {}) {
  const isOld = lt(messages.receivedAt, expiredBefore('contactMessageDays', now))
  await eachInBatches({
    ...portion,
    next: (span) =>
      db
        .select({ id: messages.id, attachments: messages.attachments })
        .from(messages)
        .where(and(isOld, within(messages.id, span)))
        .orderBy(asc(messages.id))
        .limit(batchSize),
    work: ({ id, attachments }) =>
      db.transaction(async (tx) => {
        await tx.delete(messages).where(eq(messages.id, id))
        await tx.delete(contactAnswers).where(eq(contactAnswers.messageId, id))
        await releaseUploads(tx, { ids: attachments })
      }),
  })
}
