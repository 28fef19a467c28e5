// Deletes submissions together with their pictures, marketplace orders and reviews.
import { and, asc, eq, inArray, isNull, lt, type SQL } from 'drizzle-orm'
import { expiredBefore } from '../catalog/retention.ts'
import { releaseUploads } from '../platform/index.ts'
import { batchSize, eachInBatches, within, type Portion } from '../store/eachInBatches.ts'
import type { Database } from '../store/store.ts'
import {
  questionnaireOrders,
  questionnaireReviews,
  questionnaireSubmissions as submissions,
} from './tables.ts'

/**
 * Deletes the submissions that match the condition. If a member claims a submission at the same time, the claim either
 * completes before the deletion or finds no submission.
 */
export async function deleteSubmissions(tx: Database, condition: SQL | undefined) {
  const deletedRows = await tx
    .delete(submissions)
    .where(condition)
    .returning({ id: submissions.id, answers: submissions.answers })
  const ids = deletedRows.map(({ id }) => id)
  const reviews = await tx
    .delete(questionnaireReviews)
    .where(inArray(questionnaireReviews.submissionId, ids))
    .returning({ uploadIds: questionnaireReviews.uploadIds })
  await tx.delete(questionnaireOrders).where(inArray(questionnaireOrders.submissionId, ids))
  const pictures = [...deletedRows.flatMap(({ answers }) => answers), ...reviews].flatMap((source) =>
    'uploadIds' in source ? source.uploadIds : [],
  )
  await releaseUploads(tx, { ids: pictures })
}

/** Deletes visitors' submissions that no member claimed within the retention period. Called by a job. */
export async function purgeUnclaimed(db: Database, now: Date, portion: Portion = {}) {
  const before = expiredBefore('unclaimedSubmissionDays', now)
  const isUnclaimed = and(isNull(submissions.memberId), lt(submissions.submittedAt, before))
  await eachInBatches({
    ...portion,
    next: (span) =>
      db
        .select({ id: submissions.id })
        .from(submissions)
        .where(and(isUnclaimed, within(submissions.id, span)))
        .orderBy(asc(submissions.id))
        .limit(batchSize),
    work: ({ id }) => db.transaction((tx) => deleteSubmissions(tx, and(isUnclaimed, eq(submissions.id, id)))),
  })
}
