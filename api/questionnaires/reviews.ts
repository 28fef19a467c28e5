// Pictures of a review: sent once, and again only where they were refused. What the review says is never looked at by
// any rule.
import { and, desc, eq, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { components } from '#generated/schema.d.ts'
import { attachUploads } from '../platform/index.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { submissionOf } from './submissions.ts'
import { questionnaireOrders as orders, questionnaireReviews as reviews } from './tables.ts'
import { questionnaireOf } from './versions.ts'

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
      .values({ id: newId(), submissionId, uploadIds, state: 'submitted', sentAt: now })
      .onConflictDoNothing()
      .returning()
    if (!row) return refuse('REVIEW_WAITS')
    await attachUploads(tx, { ids: uploadIds, memberId, purpose: 'questionnaire', now })
    return reviewView(row)
  })
}

/**
 * What the person who looked at them decided.
 * @param refusal what was wrong with them; `null` where nothing was
 * @returns whether this decided it: neither it nor, with acceptance, another of the same order had been decided before
 */
export async function decideReview(
  db: Database,
  id: string,
  { refusal, now }: { refusal: components['schemas']['ReviewRefusal'] | null; now: Date },
): Promise<boolean> {
  if (refusal === null && (await isOrderAccepted(db, id))) return false
  const rows = await db
    .update(reviews)
    .set({ state: refusal === null ? 'accepted' : 'refused', refusal, decidedAt: now })
    .where(and(eq(reviews.id, id), eq(reviews.state, 'submitted')))
    .returning({ id: reviews.id })
  return rows.length > 0
}

/** Whether the order behind it brought an accepted review before, by other answers. */
async function isOrderAccepted(db: Database, id: string) {
  const [ownReview, sameOrder] = [alias(reviews, 'own'), alias(orders, 'same')]
  const rows = await db
    .select({ id: reviews.id })
    .from(ownReview)
    .innerJoin(orders, eq(orders.submissionId, ownReview.submissionId))
    .innerJoin(
      sameOrder,
      and(eq(sameOrder.countryCode, orders.countryCode), eq(sameOrder.orderNumber, orders.orderNumber)),
    )
    .innerJoin(reviews, eq(reviews.submissionId, sameOrder.submissionId))
    .where(and(eq(ownReview.id, id), ne(reviews.id, id), eq(reviews.state, 'accepted')))
  return rows.length > 0
}

/** The newest. */
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
