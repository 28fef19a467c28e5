// Calculates the progress within a questionnaire. Pure. The remaining questions determine the total, so each is
// counted as certain or possible.
import { ruleHolds, questionsOf, walk, type Form } from './branching.ts'
import type { Answer, Question, QuestionRule } from '#generated/schema.d.ts'

export type Progress = {
  /** Position of the question, from 1. */
  position: number
  /** Estimated number of questions. */
  total: number
  /** True if no answer can change the total. */
  isExact: boolean
  /** 0 to 1. Does not decrease from question to question, even if an answer opens a long branch. */
  value: number
}

/** Returns the progress of a person at a question who has answered the questions before it. */
export function progressAt(form: Form, answers: readonly Answer[], questionId: string): Progress {
  const { visible, validAnswers: visibleAnswers } = walk(form, answers)
  const answersById = new Map(visibleAnswers.map((answer) => [answer.questionId, answer]))
  const all = questionsOf(form)
  const place = Math.max(
    0,
    visible.findIndex(({ id }) => id === questionId),
  )
  const values = visible.slice(0, place + 1).map(({ id }, index) => index / (index + restFrom(id).likely))
  const { likely, isExact } = restFrom(visible[place]?.id ?? '')
  return { position: place + 1, total: place + Math.round(likely), isExact, value: Math.max(0, ...values) }

  /** Counts the remaining questions, including this one. */
  function restFrom(id: string) {
    const from = all.findIndex((question) => question.id === id)
    const fates = fatesOf(all, from, { visible, answersById })
    const [certain, open] = [
      fates.filter((fate) => fate === 'shows'),
      fates.filter((fate) => fate === 'open'),
    ]
    return { likely: certain.length + open.length / 2, isExact: open.length === 0 }
  }
}

type Fate = 'shows' | 'hidden' | 'open'

/** Classifies the questions from an index on, based on the answers before it. */
function fatesOf(
  all: readonly Question[],
  from: number,
  { visible, answersById }: { visible: readonly Question[]; answersById: ReadonlyMap<string, Answer> },
): Fate[] {
  const pastAnswers = new Map<string, Answer>()
  const fates = new Map<string, Fate>()
  for (const { id } of all.slice(0, from)) {
    const answer = answersById.get(id)
    if (answer) pastAnswers.set(id, answer)
    fates.set(id, visible.some((question) => question.id === id) ? 'shows' : 'hidden')
  }
  const settled = new Set(fates.keys())
  for (const { id, showIf } of all.slice(from)) {
    fates.set(
      id,
      showIf
        ? fateBy(
            showIf,
            pastAnswers,
            (questionId) => settled.has(questionId) || fates.get(questionId) === 'hidden',
          )
        : 'shows',
    )
  }
  return [...fates.values()].slice(from)
}

/** @param isSettled true if the answer to a question cannot change any more */
function fateBy(
  { match, conditions }: QuestionRule,
  pastAnswers: ReadonlyMap<string, Answer>,
  isSettled: (id: string) => boolean,
): Fate {
  const met = conditions.map((condition) =>
    isSettled(condition.questionId)
      ? ruleHolds({ match: 'all', conditions: [condition] }, pastAnswers)
      : null,
  )
  const deciding = match === 'any'
  if (met.includes(deciding)) return deciding ? 'shows' : 'hidden'
  if (met.includes(null)) return 'open'
  return deciding ? 'hidden' : 'shows'
}
