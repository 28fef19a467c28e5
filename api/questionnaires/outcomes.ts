// Finds what answers come to, pure: the first outcome whose rule holds, and every tip whose rule does.
import type { QuestionnaireVersion } from '../catalog/questionnaires.ts'
import { ruleHolds } from '#shared/questionnaires/branching.ts'
import type { Answer } from '#generated/schema.d.ts'

type Form = Pick<QuestionnaireVersion, 'outcomes' | 'tips' | 'note'>

/** @param answers those that count: to questions that showed */
export function outcomeOf({ outcomes, tips, note }: Form, answers: readonly Answer[]) {
  const answerById = new Map(answers.map((answer) => [answer.questionId, answer]))
  const fits = ({ when: rule }: Pick<Form['outcomes'][number], 'when'>) =>
    rule === null || ruleHolds(rule, answerById)
  const outcome = outcomes.find(fits)
  if (!outcome) throw new Error('The last outcome of a questionnaire fits always.')
  return {
    title: outcome.title,
    text: outcome.text,
    card: outcome.card,
    tips: tips.filter(fits).map(({ title, text }) => ({ title, text })),
    note,
  }
}
