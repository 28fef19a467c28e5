// Applies a reviewer's decision on a receipt, a registered purchase or a picture of a review. Only the first decision
// on an item has an effect.
import { eq } from 'drizzle-orm'
import { recordActs } from '../audit/recordActs.ts'
import { decideGift } from '../activities/gifts.ts'
import { giftRegistrations } from '../activities/tables.ts'
import { decideProof } from '../membership/proofs.ts'
import { rightProofs } from '../membership/tables.ts'
import { decideReview } from '../questionnaires/reviews.ts'
import { questionnaireReviews, questionnaireSubmissions } from '../questionnaires/tables.ts'
import type { Database } from '../store/store.ts'
import type { Outcome } from './fulfil.ts'
import type { Decision, Actor } from './messages.ts'

export async function decide(db: Database, decision: Decision, { by, now }: Actor): Promise<Outcome> {
  const { kind, id, verdict } = decision
  return await db.transaction(async (tx) => {
    const isDone = await decided(tx, decision, now)
    const [row] = await (kind === 'review' ? readReview(tx, id) : read(tx, kind, id))
    if (!row) return 'unknown'
    if (!isDone) return row.state === verdict ? 'known' : 'refused'
    const subject = `${kind}:${id}`
    const { memberId } = row
    await recordActs(tx, now, { what: `${kind}-decided`, memberId, by, subject, outcome: verdict })
    return 'done'
  })
}

const tables = { proof: rightProofs, registration: giftRegistrations }

function read(tx: Database, kind: keyof typeof tables, id: string) {
  const table = tables[kind]
  return tx.select({ state: table.state, memberId: table.memberId }).from(table).where(eq(table.id, id))
}

/**
 * Reads the review state of a picture, and the member who submitted the questionnaire. The member is `null` if a
 * visitor submitted it.
 */
const readReview = (tx: Database, id: string) =>
  tx
    .select({ state: questionnaireReviews.state, memberId: questionnaireSubmissions.memberId })
    .from(questionnaireReviews)
    .leftJoin(questionnaireSubmissions, eq(questionnaireSubmissions.id, questionnaireReviews.submissionId))
    .where(eq(questionnaireReviews.id, id))

async function decided(db: Database, decision: Decision, now: Date): Promise<boolean> {
  const { kind, id, verdict } = decision
  if (kind === 'review')
    return await decideReview(db, id, { refusal: verdict === 'accepted' ? null : decision.reason, now })
  if (kind === 'proof')
    return await decideProof(db, id, {
      verdict: verdict === 'accepted' ? verdict : { refusal: decision.reason },
      now,
    })
  return await decideGift(db, id, { refusal: verdict === 'accepted' ? null : decision.reason, now })
}
