// Determines which questions of a questionnaire are visible, by rules about earlier answers. Rules refer only to
// earlier questions, so one pass from the first to the last question is sufficient. Browser and server both evaluate
// the rules, because the server does not trust the browser.
import type { Answer, QuestionCondition, Question, QuestionRule } from '#generated/schema.d.ts'

export type Form<Asked = Question> = { pages: { questions: Asked[] }[] }

/** Returns the questions of all pages in order. */
export const questionsOf = <Asked>(form: Form<Asked>): Asked[] =>
  form.pages.flatMap(({ questions }) => questions)

/** Returns true if the rule matches these answers; a condition on an unanswered question does not match. */
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
 * Returns the visible questions and their answers. An answer to a hidden question is omitted and does not affect
 * later questions.
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
