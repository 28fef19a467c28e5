// Decides which questions show, pure: rules look back only, so that one walk from the first question to the last decides all.
// Page and server both walk by it; the server never takes the page's word for it.
import type { Answer, QuestionCondition, Question, QuestionRule } from '#generated/schema.d.ts'

export type Form<Asked = Question> = { pages: { questions: Asked[] }[] }

/** All questions, from the first page to the last. */
export const questionsOf = <Asked>(form: Form<Asked>): Asked[] =>
  form.pages.flatMap(({ questions }) => questions)

/** Whether the rule holds for these answers; a condition on a question without an answer never does. */
export function ruleHolds(
  { match, conditions }: QuestionRule,
  answers: ReadonlyMap<string, Answer>,
): boolean {
  const met = (condition: QuestionCondition) => isMet(condition, answers.get(condition.questionId))
  return match === 'all' ? conditions.every(met) : conditions.some(met)
}

function isMet({ test, choices, number }: QuestionCondition, answer: Answer | undefined): boolean {
  if (!answer) return false
  if (test === 'answered') return true
  if (test === 'includes' || test === 'excludes') {
    if (answer.kind !== 'choices') return false
    return answer.choices.some((choice) => choices.includes(choice)) === (test === 'includes')
  }
  if (answer.kind !== 'number' || number === null) return false
  return test === 'atLeast' ? answer.number >= number : answer.number <= number
}

/**
 * The questions that show for these answers, and the answers that count: those to questions that show. An answer to a
 * question that does not show moves nothing after it.
 */
export function walk<Asked extends Pick<Question, 'id' | 'showIf'>, Given extends Answer>(
  form: Form<Asked>,
  answers: readonly Given[],
): { visible: Asked[]; validAnswers: Given[] } {
  const answersById = new Map(answers.map((answer) => [answer.questionId, answer]))
  const visibleAnswers = new Map<string, Given>()
  const visible = questionsOf(form).filter(({ id, showIf }) => {
    if (showIf && !ruleHolds(showIf, visibleAnswers)) return false
    const answer = answersById.get(id)
    if (answer) visibleAnswers.set(id, answer)
    return true
  })
  return { visible, validAnswers: [...visibleAnswers.values()] }
}
