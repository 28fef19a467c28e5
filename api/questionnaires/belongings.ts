// What the tag `questionnaires` keeps of members: drafts and answers, and what hangs on the answers.
import { eq, inArray } from 'drizzle-orm'
import { rowsOf, type Belongings } from '../store/belongings.ts'
import type { Database } from '../store/store.ts'
import {
  questionnaireDrafts,
  questionnaireOrders,
  questionnaireReviews,
  questionnaireSubmissions,
} from './tables.ts'

const ownSubmissions = (db: Database, memberId: string) =>
  db
    .select({ id: questionnaireSubmissions.id })
    .from(questionnaireSubmissions)
    .where(eq(questionnaireSubmissions.memberId, memberId))

const answers: Belongings = {
  async exported(db, memberId) {
    const own = ownSubmissions(db, memberId)
    return {
      ...(await rowsOf(questionnaireSubmissions, ['draftHash', 'claimHash']).exported(db, memberId)),
      questionnaire_orders: await db
        .select()
        .from(questionnaireOrders)
        .where(inArray(questionnaireOrders.submissionId, own)),
      questionnaire_reviews: await db
        .select()
        .from(questionnaireReviews)
        .where(inArray(questionnaireReviews.submissionId, own)),
    }
  },
  async erase(tx, memberId) {
    const own = ownSubmissions(tx, memberId)
    await tx.delete(questionnaireOrders).where(inArray(questionnaireOrders.submissionId, own))
    await tx.delete(questionnaireReviews).where(inArray(questionnaireReviews.submissionId, own))
    await rowsOf(questionnaireSubmissions).erase(tx, memberId)
  },
}

export const questionnaires: Belongings[] = [rowsOf(questionnaireDrafts, ['secretHash']), answers]
