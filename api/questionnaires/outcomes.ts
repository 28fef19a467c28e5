// Calculates the result of a questionnaire from its answers, without side effects. Returns the first outcome whose rule
// the answers meet, and all tips whose rules they meet.
import type { QuestionnaireVersion } from '../catalog/questionnaires.ts'
import { ruleHolds } from '#shared/questionnaires/branching.ts'
import type { Answer } from '#generated/schema.d.ts'

type Form = Pick<QuestionnaireVersion, 'outcomes' | 'tips' | 'note'>

/** @param answers answers to the visible questions of the form */
export function outcomeOf({ outcomes, tips, note }: Form, answers: readonly Answer[]) {
  const answerById = new Map(answers.map((answer) => [answer.questionId, answer]))
  const fits = ({ when: rule }: Pick<Form['outcomes'][number], 'when'>) =>
    rule === null || ruleHolds(rule, answerById)
  const outcome = outcomes.find(fits)
  if (!outcome) throw new Error('Questionnaire has no outcome without a condition.')
  return {
    title: outcome.title,
    text: outcome.text,
    card: outcome.card,
    tips: tips.filter(fits).map(({ title, text }) => ({ title, text })),
    note,
  }
}
