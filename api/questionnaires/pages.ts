// Questionnaires, results and package cards as the contract shows them.
import { eq } from 'drizzle-orm'
import type { components } from '../../generated/schema.d.ts'
import { marketplaces } from '../catalog/marketplaces.ts'
import { packageCards } from '../catalog/packageCards.ts'
import { questionnaires, type QuestionnaireVersion } from '../catalog/questionnaires.ts'
import type { Language } from '../language.ts'
import { refuse } from '../http/refuse.ts'
import type { Database } from '../store/store.ts'
import { orderOf } from './orders.ts'
import { outcomeOf } from './outcomes.ts'
import { reviewOf } from './reviews.ts'
import type { Submission } from './submissions.ts'
import { questionnaireDrafts, questionnaireSubmissions } from './tables.ts'
import { newestOf, questionnaireOf, versionOf } from './versions.ts'

type Schemas = components['schemas']

export async function summaries(db: Database, memberId: string | null, language: Language) {
  const submitted = await submittedBy(db, memberId)
  const begun = await begunBy(db, memberId)
  return questionnaires[language].map((questionnaire) => {
    const { id, screen, title, teaser, picture, minutes, reward } = questionnaire
    return {
      ...{ id, screen, title, teaser, picture, minutes, reward },
      version: newestOf(questionnaire).version,
      submitted: submitted.has(id),
      hasDraft: begun.has(id),
    }
  })
}

export async function questionnairePage(
  db: Database,
  id: string,
  { version, pages }: Pick<QuestionnaireVersion, 'version' | 'pages'>,
  memberId: string | null,
  language: Language,
): Promise<Schemas['Questionnaire']> {
  const { screen, title, intro, picture, minutes, reward, asksForOrder, asksForReview } = questionnaireOf(
    id,
    language,
  )
  return {
    ...{ id, screen, version, title, intro, picture, minutes, reward, asksForOrder, asksForReview, pages },
    marketplaces: asksForOrder ? marketplaces : [],
    submitted: (await submittedBy(db, memberId)).has(id),
  }
}

/** Worked out anew from the answers each time, in the language of the request. */
export async function resultPage(
  db: Database,
  submission: Submission,
  language: Language,
): Promise<Schemas['QuestionnaireResult']> {
  const { id, version, answers, memberId, submittedAt } = submission
  const questionnaire = questionnaireOf(submission.questionnaire, language)
  return {
    ...{ questionnaireId: questionnaire.id, version, submittedAt: submittedAt.toISOString() },
    ...outcomeOf(versionOf(questionnaire, version), answers),
    reward: questionnaire.reward,
    rewarded: memberId !== null,
    order: await orderOf(db, id),
    review: await reviewOf(db, id),
  }
}

export const cardSummaries = (language: Language) =>
  packageCards[language].map(({ card, title, teaser, picture }) => ({ card, title, teaser, picture }))

export function packageCard(name: Schemas['PackageCardName'], language: Language): Schemas['PackageCard'] {
  const found = packageCards[language].find(({ card }) => card === name) ?? refuse('NOT_FOUND')
  return { ...found, marketplaces }
}

async function submittedBy(db: Database, memberId: string | null) {
  if (memberId === null) return new Set<string>()
  const rows = await db
    .select({ id: questionnaireSubmissions.questionnaire })
    .from(questionnaireSubmissions)
    .where(eq(questionnaireSubmissions.memberId, memberId))
  return new Set(rows.map(({ id }) => id))
}

async function begunBy(db: Database, memberId: string | null) {
  if (memberId === null) return new Set<string>()
  const rows = await db
    .select({ id: questionnaireDrafts.questionnaire })
    .from(questionnaireDrafts)
    .where(eq(questionnaireDrafts.memberId, memberId))
  return new Set(rows.map(({ id }) => id))
}
