// Builds API responses that contain questionnaires, their results, and package cards.
import { eq } from 'drizzle-orm'
import type { components } from '#generated/schema.d.ts'
import { marketplaces } from '../catalog/marketplaces.ts'
import { packageCards } from '../catalog/packageCards.ts'
import { questionsOf } from '#shared/questionnaires/branching.ts'
import { questionnaires, type QuestionnaireVersion } from '../catalog/questionnaires.ts'
import type { Language } from '../locale/language.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import { rewardIn } from '../catalog/prizeSummary.ts'
import { mayShow, showable, type Viewer } from '../offers/silence.ts'
import type { Database } from '../store/store.ts'
import { orderOf } from './orders.ts'
import { outcomeOf } from './outcomes.ts'
import { replacementOf } from './replacements.ts'
import { reviewOf } from './reviews.ts'
import type { Submission } from './submissions.ts'
import { questionnaireDrafts, questionnaireSubmissions } from './tables.ts'
import { newestOf, questionnaireOf, versionOf } from './versions.ts'

type Schemas = components['schemas']

/** Member who reads the questionnaire; `null` for a visitor. */
type Reader = (Viewer & { id: string }) | null

export async function summaries(db: Database, member: Reader, language: Language) {
  const memberId = member?.id ?? null
  const submitted = await submittedBy(db, memberId)
  const begun = await startedBy(db, memberId)
  return showable(questionnaires()[language], member).map((questionnaire) => {
    const { id, screen, title, teaser, picture, minutes, reward } = questionnaire
    return {
      id,
      screen,
      title,
      teaser,
      picture,
      minutes,
      reward: rewardIn(language, reward),
      version: newestOf(questionnaire).version,
      submitted: submitted.has(id),
      hasDraft: begun.has(id),
    }
  })
}

/**
 * @throws NOT_FOUND if the questionnaire does not exist, or if it is about babies and the member has hidden baby
 * content
 */
export async function questionnairePage(
  db: Database,
  id: string,
  {
    version: { version, pages },
    member,
    language,
  }: { version: Pick<QuestionnaireVersion, 'version' | 'pages'>; member: Reader; language: Language },
): Promise<Schemas['Questionnaire']> {
  const questionnaire = questionnaireOf(id, language)
  if (!mayShow(questionnaire, member)) refuse('NOT_FOUND')
  const { screen, title, intro, picture, minutes, asksForOrder, asksForReview } = questionnaire
  return {
    id,
    screen,
    version,
    title,
    intro,
    picture,
    minutes,
    asksForOrder,
    asksForReview,
    pages,
    reward: rewardIn(language, questionnaire.reward),
    marketplaces: asksForOrder ? marketplaces() : [],
    submitted: (await submittedBy(db, member?.id ?? null)).has(id),
  }
}

/** Evaluates the answers on each request and returns the result in the language of the request. */
export async function resultPage(
  db: Database,
  submission: Submission,
  language: Language,
): Promise<Schemas['QuestionnaireResult']> {
  const { id, version, answers, memberId, submittedAt } = submission
  const questionnaire = questionnaireOf(submission.questionnaire, language)
  const form = versionOf(questionnaire, version)
  return {
    questionnaireId: questionnaire.id,
    version,
    submittedAt: submittedAt.toISOString(),
    ...outcomeOf(form, answers),
    email: memberId === null ? emailIn(form, answers) : null,
    reward: rewardIn(language, questionnaire.reward),
    rewarded: memberId !== null,
    order: await orderOf(db, id),
    review: await reviewOf(db, id),
    replacement: shownReplacement(replacementOf(form, submission)),
  }
}

/**
 * Returns the replacement part that is sent, but not the address, because anyone with the claim code can read the
 * result.
 */
const shownReplacement = (replacement: ReturnType<typeof replacementOf>): Schemas['ReplacementPart'] | null =>
  replacement && {
    part: replacement.part,
    arrivesBy: replacement.arrivesBy,
    reference: replacement.reference,
  }

/** Returns the email address that the visitor gave as an answer. */
function emailIn(form: Pick<QuestionnaireVersion, 'pages'>, answers: Submission['answers']) {
  const emailQuestions = new Set(questionsOf(form).flatMap(({ id, kind }) => (kind === 'email' ? [id] : [])))
  const answer = answers.find(({ questionId }) => emailQuestions.has(questionId))
  return answer?.kind === 'text' ? answer.text : null
}

/** Returns the package cards that the viewer may see: a card is about babies if its questionnaire is about babies. */
const cardsFor = (language: Language, viewer: Viewer) =>
  packageCards()[language].filter(({ questionnaireId }) => mayShow(questionnaireOf(questionnaireId), viewer))

export const cardSummaries = (language: Language, viewer: Viewer) =>
  cardsFor(language, viewer).map(({ card, title, teaser, picture, faq }) => ({
    card,
    title,
    teaser,
    picture,
    faq,
  }))

/** @throws NOT_FOUND if the card does not exist, or if it is about babies and the member has hidden baby content */
export function packageCard(
  name: Schemas['PackageCardName'],
  language: Language,
  viewer: Viewer,
): Schemas['PackageCard'] {
  const cardEntry = cardsFor(language, viewer).find(({ card }) => card === name) ?? refuse('NOT_FOUND')
  return { ...cardEntry, marketplaces: marketplaces() }
}

/** Returns the name of the package card for a product that can be registered; `null` if it has no card. */
export const cardOf = (product: string, viewer: Viewer) =>
  cardsFor('en', viewer).find((card) => card.product === product)?.card ?? null

async function submittedBy(db: Database, memberId: string | null) {
  if (memberId === null) return new Set<string>()
  const rows = await db
    .select({ id: questionnaireSubmissions.questionnaire })
    .from(questionnaireSubmissions)
    .where(eq(questionnaireSubmissions.memberId, memberId))
  return new Set(rows.map(({ id }) => id))
}

async function startedBy(db: Database, memberId: string | null) {
  if (memberId === null) return new Set<string>()
  const rows = await db
    .select({ id: questionnaireDrafts.questionnaire })
    .from(questionnaireDrafts)
    .where(eq(questionnaireDrafts.memberId, memberId))
  return new Set(rows.map(({ id }) => id))
}
