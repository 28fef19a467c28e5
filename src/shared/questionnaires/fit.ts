// Judges whether an answer fits its question, pure: the server's word counts, the page asks the same before it sends anything.
// What an address lacks in its country each side asks its own address rules.
import type { Answer, Question } from './shapes.ts'

export const answerKind: Readonly<Record<Question['kind'], Answer['kind']>> = {
  single: 'choices',
  multiple: 'choices',
  pictureChoice: 'choices',
  text: 'text',
  longText: 'text',
  email: 'text',
  phone: 'text',
  number: 'number',
  scale: 'number',
  recommendation: 'number',
  date: 'date',
  address: 'address',
  file: 'files',
}

/** Rules of others: an e-mail address by the contract's own pattern, a phone by its country's rules (section 5). */
export type TextRules = Record<'isEmail' | 'isPhone', (text: string) => boolean>

/** What is wrong with an answer. */
export function problemOf(question: Question, answer: Answer, rules: TextRules) {
  if (answerKind[question.kind] !== answer.kind) return 'WRONG_KIND'
  switch (answer.kind) {
    case 'choices':
      return 'options' in question ? choicesProblem(question, answer.choices) : undefined
    case 'text':
      return 'maxLength' in question ? textProblem(question, answer.text, rules) : undefined
    case 'number':
      return 'minimum' in question ? numberProblem(question, answer.number) : undefined
    case 'date':
      return 'earliest' in question ? dateProblem(question, answer.date) : undefined
    case 'files':
      return 'maxFiles' in question ? filesProblem(question, answer.uploadIds) : undefined
    case 'address':
      return undefined
  }
}

type Of<Kind extends Question['kind']> = Extract<Question, { kind: Kind }>
type Choice = { maxChoices: number; options: { id: string }[] }

function choicesProblem({ options, maxChoices }: Choice, choices: string[]) {
  if (choices.some((choice) => !options.some(({ id }) => id === choice))) return 'UNKNOWN_CHOICE'
  if (new Set(choices).size !== choices.length) return 'CHOSEN_TWICE'
  return choices.length > maxChoices ? 'TOO_MANY_CHOICES' : undefined
}

function textProblem(
  { kind, maxLength, required }: Of<'text' | 'longText' | 'email' | 'phone'>,
  text: string,
  rules: TextRules,
) {
  if (text.length > maxLength) return 'TOO_LONG'
  if (kind === 'email') return rules.isEmail(text) ? undefined : 'NO_EMAIL'
  if (kind === 'phone') return rules.isPhone(text) ? undefined : 'NO_PHONE'
  return required && text.trim() === '' ? 'REQUIRED' : undefined
}

function numberProblem(question: Of<'number' | 'scale' | 'recommendation'>, number: number) {
  if (number < question.minimum) return 'TOO_SMALL'
  if (number > question.maximum) return 'TOO_LARGE'
  const steps = number * 10 ** ('decimals' in question ? question.decimals : 0)
  // A tenth has no exact binary form: 17.3 * 10 is not 173.
  return Math.abs(steps - Math.round(steps)) < 1e-6 ? undefined : 'TOO_PRECISE'
}

function dateProblem({ earliest, latest }: Of<'date'>, date: string) {
  if (earliest !== null && date < earliest) return 'TOO_EARLY'
  return latest !== null && date > latest ? 'TOO_LATE' : undefined
}

function filesProblem({ maxFiles }: Of<'file'>, ids: string[]) {
  if (new Set(ids).size !== ids.length) return 'CHOSEN_TWICE'
  return ids.length > maxFiles ? 'TOO_MANY_FILES' : undefined
}
