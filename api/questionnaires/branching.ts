// Which questions show, pure: rules look back only, so that one walk from the first question to the last decides all.
// The page walks by a copy of this (generated/questionnaires/); the server never takes its word for it.
import type { components } from '../../generated/schema.d.ts'

type Schemas = components['schemas']
export type Answer = Schemas['Answer']
export type Question = Schemas['Question']
export type Rule = Schemas['QuestionRule']
export type Form = { pages: { questions: Question[] }[] }
type Given = ReadonlyMap<string, Answer>

/** All questions, from the first page to the last. */
export const questionsOf = <Asked>(form: { pages: { questions: Asked[] }[] }): Asked[] =>
  form.pages.flatMap(({ questions }) => questions)

/** Whether the rule holds for these answers; a condition on a question without an answer never does. */
export function holds({ match, conditions }: Rule, given: Given): boolean {
  const met = (condition: Schemas['QuestionCondition']) => isMet(condition, given.get(condition.questionId))
  return match === 'all' ? conditions.every(met) : conditions.some(met)
}

function isMet({ test, choices, number }: Schemas['QuestionCondition'], answer: Answer | undefined): boolean {
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
export function walk(form: Form, answers: readonly Answer[]): { visible: Question[]; kept: Answer[] } {
  const given: Given = new Map(answers.map((answer) => [answer.questionId, answer]))
  const kept = new Map<string, Answer>()
  const visible = questionsOf(form).filter(({ id, showIf }) => {
    if (showIf && !holds(showIf, kept)) return false
    const answer = given.get(id)
    if (answer) kept.set(id, answer)
    return true
  })
  return { visible, kept: [...kept.values()] }
}
