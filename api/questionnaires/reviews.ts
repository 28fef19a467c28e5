// Stores screenshots of a product review. A member can send them once, and again only after the brand has rejected
// them. The brand decides independently of the opinion in the review.
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { components } from '#generated/schema.d.ts'
import { members } from '../members/tables.ts'
import { attachUploads } from '../platform/index.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { submissionOf } from './submissions.ts'
import { questionnaireOrders as orders, questionnaireReviews as reviews } from './tables.ts'
import { questionnaireOf } from './versions.ts'

/** Rows of the same marketplace order, in all submissions. */
const sameOrder = alias(orders, 'same')
const isSameOrder = and(
  eq(sameOrder.countryCode, orders.countryCode),
  eq(sameOrder.orderNumber, orders.orderNumber),
)

/** @throws NOT_FOUND, REVIEW_WAITS, UPLOAD_UNKNOWN */
export async function attachReview(
  db: Database,
  questionnaireId: string,
  {
    memberId,
    uploadIds,
    claimCode,
    now,
  }: components['schemas']['AttachUploadRequest'] & { memberId: string | null; now: Date },
) {
  if (!questionnaireOf(questionnaireId).asksForReview) refuse('NOT_FOUND')
  return await db.transaction(async (tx) => {
    const { id: submissionId } = await submissionOf(tx, questionnaireId, {
      memberId,
      claimCode,
      lock: 'held',
    })
    const [row] = await tx
      .insert(reviews)
      .values({
        id: newId(),
        submissionId,
        countryCode: sql`(select ${members.countryCode} from ${members} where ${members.id} = ${memberId})`,
        uploadIds,
        state: 'submitted',
        sentAt: now,
      })
      .onConflictDoNothing()
      .returning()
    if (!row) return refuse('REVIEW_WAITS')
    await attachUploads(tx, { ids: uploadIds, memberId, purpose: 'questionnaire', now })
    return reviewView(row)
  })
}

/**
 * Stores whether the brand accepts or rejects a review. Accepts only one review for each marketplace order.
 * @param refusal reason of a rejection; `null` to accept the review
 * @returns true if this call stored the decision; false if a decision existed, or if another review for the same order
 * was accepted before
 */
export async function decideReview(
  db: Database,
  id: string,
  { refusal, now }: { refusal: components['schemas']['ReviewRefusal'] | null; now: Date },
): Promise<boolean> {
  return await db.transaction(async (tx) => {
    if (refusal === null) {
      await lockOrder(tx, id)
      if (await isOrderAccepted(tx, id)) return false
    }
    const rows = await tx
      .update(reviews)
      .set({ state: refusal === null ? 'accepted' : 'refused', refusal, decidedAt: now })
      .where(and(eq(reviews.id, id), eq(reviews.state, 'submitted')))
      .returning({ id: reviews.id })
    return rows.length > 0
  })
}

/**
 * Locks the rows of the review's marketplace order in all submissions, so that concurrent acceptances of reviews for
 * the same order run one after another.
 */
async function lockOrder(tx: Database, id: string) {
  await tx
    .select({ submissionId: sameOrder.submissionId })
    .from(reviews)
    .innerJoin(orders, eq(orders.submissionId, reviews.submissionId))
    .innerJoin(sameOrder, isSameOrder)
    .where(eq(reviews.id, id))
    .orderBy(sameOrder.submissionId)
    .for('update', { of: sameOrder })
}

/** Returns true if a review for the same marketplace order, from another submission, was already accepted. */
async function isOrderAccepted(db: Database, id: string) {
  const ownReview = alias(reviews, 'own')
  const rows = await db
    .select({ id: reviews.id })
    .from(ownReview)
    .innerJoin(orders, eq(orders.submissionId, ownReview.submissionId))
    .innerJoin(sameOrder, isSameOrder)
    .innerJoin(reviews, eq(reviews.submissionId, sameOrder.submissionId))
    .where(and(eq(ownReview.id, id), ne(reviews.id, id), eq(reviews.state, 'accepted')))
  return rows.length > 0
}

/** Returns the newest review of a submission. */
export async function reviewOf(db: Database, submissionId: string) {
  const [row] = await db
    .select()
    .from(reviews)
    .where(eq(reviews.submissionId, submissionId))
    .orderBy(desc(reviews.id))
    .limit(1)
  return row ? reviewView(row) : null
}

const reviewView = ({ state, refusal, sentAt }: typeof reviews.$inferSelect) => ({
  state,
  refusal,
  sentAt: sentAt.toISOString(),
})
