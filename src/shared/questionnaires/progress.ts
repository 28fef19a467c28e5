// Calculates the progress in a questionnaire. A question whose visibility depends on a missing answer counts as half a
// question in the total.
import { ruleHolds, questionsOf, walk, type Form } from './branching.ts'
import type { Answer, Question, QuestionRule } from '#generated/schema.d.ts'

export type Progress = {
  /** 1-based position of the question. */
  position: number
  /** Estimated number of questions. */
  total: number
  /** True if no further answer can change the total. */
  isExact: boolean
  /** Progress from 0 to 1. It does not decrease from question to question, even if an answer adds many questions. */
  value: number
}

/** Returns the progress at a question for a user who has answered all questions before it. */
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

  /** Estimates the number of remaining questions, including the current one. */
  function restFrom(id: string) {
    const from = all.findIndex((question) => question.id === id)
    const visibilities = visibilitiesOf(all, from, { visible, answersById })
    const [certain, open] = [
      visibilities.filter((visibility) => visibility === 'shows'),
      visibilities.filter((visibility) => visibility === 'open'),
    ]
    return { likely: certain.length + open.length / 2, isExact: open.length === 0 }
  }
}

type Visibility = 'shows' | 'hidden' | 'open'

/**
 * Returns the visibility of each question from an index on: visible, hidden, or undecided. Uses the answers to the
 * questions before the index.
 */
function visibilitiesOf(
  all: readonly Question[],
  from: number,
  { visible, answersById }: { visible: readonly Question[]; answersById: ReadonlyMap<string, Answer> },
): Visibility[] {
  const pastAnswers = new Map<string, Answer>()
  const visibilities = new Map<string, Visibility>()
  for (const { id } of all.slice(0, from)) {
    const answer = answersById.get(id)
    if (answer) pastAnswers.set(id, answer)
    visibilities.set(id, visible.some((question) => question.id === id) ? 'shows' : 'hidden')
  }
  const settled = new Set(visibilities.keys())
  for (const { id, showIf } of all.slice(from)) {
    visibilities.set(
      id,
      showIf
        ? visibilityBy(
            showIf,
            pastAnswers,
            (questionId) => settled.has(questionId) || visibilities.get(questionId) === 'hidden',
          )
        : 'shows',
    )
  }
  return [...visibilities.values()].slice(from)
}

/** @param isSettled true if the answer to a question can no longer change */
function visibilityBy(
  { match, conditions }: QuestionRule,
  pastAnswers: ReadonlyMap<string, Answer>,
  isSettled: (id: string) => boolean,
): Visibility {
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
