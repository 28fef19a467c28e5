// Whether answers fit their questions, pure. What does not is named by its place: `answers.` and the question's id.
import { Email } from '../../generated/schemas/membersHub.schemas.ts'
import type { Reason, ReasonCode } from '../http/refuse.ts'
import { questionsOf } from '../catalog/questions.ts'
import { walk, type Answer, type Form, type Question } from './branching.ts'

/** As many reasons as an answer may carry. */
const maxReasons = 100

const answerKind: Readonly<Record<Question['kind'], Answer['kind']>> = {
  single: 'choices',
  multiple: 'choices',
  text: 'text',
  email: 'text',
  phone: 'text',
  number: 'number',
  scale: 'number',
  date: 'date',
}

const isEmail = (text: string) => Email.safeParse(text).success
const isPhone = (text: string) => /^\+[1-9][0-9]{6,14}$/.test(text)

const reasonAt = (questionId: string, code: ReasonCode): Reason => ({ code, field: `answers.${questionId}` })

/** What a draft must be already: answers to questions of the form, one each, of their kind. */
export function draftProblems(form: Form, answers: readonly Answer[]): Reason[] {
  const questions = new Map(questionsOf(form).map((question) => [question.id, question]))
  const seen = new Set<string>()
  return answers
    .flatMap((answer) => {
      const { questionId } = answer
      const question = questions.get(questionId)
      const code = !question
        ? 'UNKNOWN_QUESTION'
        : seen.has(questionId)
          ? 'ANSWERED_TWICE'
          : answerKind[question.kind] === answer.kind
            ? undefined
            : 'WRONG_KIND'
      seen.add(questionId)
      return code === undefined ? [] : [reasonAt(questionId, code)]
    })
    .slice(0, maxReasons)
}

export type Checked = { kept: Answer[]; dropped: string[]; problems: Reason[] }

/**
 * What was sent, walked by the rules: the answers that count, the questions that did not show and whose answers do not,
 * and what is wrong or missing among those that showed.
 */
export function check(form: Form, answers: readonly Answer[]): Checked {
  const { visible, kept } = walk(form, answers)
  const shown = new Map(kept.map((answer) => [answer.questionId, answer]))
  const known = new Set(questionsOf(form).map(({ id }) => id))
  const formal = draftProblems(form, answers).filter(
    ({ code, field }) => code !== 'WRONG_KIND' || shown.has(field?.slice('answers.'.length) ?? ''),
  )
  const wrong = visible.flatMap((question) => {
    const answer = shown.get(question.id)
    const code = answer ? problemOf(question, answer) : question.required ? 'REQUIRED' : undefined
    return code === undefined ? [] : [reasonAt(question.id, code)]
  })
  const dropped = answers
    .map(({ questionId }) => questionId)
    .filter((id) => known.has(id) && !visible.some((question) => question.id === id))
  return { kept, dropped: [...new Set(dropped)], problems: [...formal, ...wrong].slice(0, maxReasons) }
}

/** What is wrong with an answer of the right kind; of another kind the draft's check says so. */
function problemOf(question: Question, answer: Answer): ReasonCode | undefined {
  switch (answer.kind) {
    case 'choices':
      return 'options' in question ? choicesProblem(question, answer.choices) : undefined
    case 'text':
      return 'maxLength' in question ? textProblem(question, answer.text) : undefined
    case 'number':
      return 'minimum' in question ? numberProblem(question, answer.number) : undefined
    case 'date':
      return 'earliest' in question ? dateProblem(question, answer.date) : undefined
  }
}

type Of<Kind extends Question['kind']> = Extract<Question, { kind: Kind }>

function choicesProblem({ options, maxChoices }: Of<'single' | 'multiple'>, choices: string[]) {
  if (choices.some((choice) => !options.some(({ id }) => id === choice))) return 'UNKNOWN_CHOICE'
  if (new Set(choices).size !== choices.length) return 'CHOSEN_TWICE'
  return choices.length > maxChoices ? 'TOO_MANY_CHOICES' : undefined
}

function textProblem({ kind, maxLength, required }: Of<'text' | 'email' | 'phone'>, text: string) {
  if (text.length > maxLength) return 'TOO_LONG'
  if (kind === 'email') return isEmail(text) ? undefined : 'NO_EMAIL'
  if (kind === 'phone') return isPhone(text) ? undefined : 'NO_PHONE'
  return required && text.trim() === '' ? 'REQUIRED' : undefined
}

function numberProblem(question: Of<'number' | 'scale'>, number: number) {
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
