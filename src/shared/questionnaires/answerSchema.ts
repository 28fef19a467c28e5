// Makes the zod schema of an answer from its question: the server judges by it what was sent, and the page's form what is typed.
// What an address lacks in its country each side asks its own address rules.
import * as z from 'zod/mini'
import { answerKind, valueOf, type AnswerValue } from './answerValue.ts'
import type { Answer, Question } from '#generated/schema.d.ts'

/** What can be wrong with an answer, as the contract's reasons name it. */
const problems = [
  'REQUIRED',
  'WRONG_KIND',
  'UNKNOWN_CHOICE',
  'CHOSEN_TWICE',
  'TOO_MANY_CHOICES',
  'TOO_LONG',
  'NO_EMAIL',
  'NO_PHONE',
  'TOO_SMALL',
  'TOO_LARGE',
  'TOO_PRECISE',
  'TOO_EARLY',
  'TOO_LATE',
  'TOO_MANY_FILES',
] as const
export type AnswerProblem = (typeof problems)[number]

/** A schema's message is the name of the problem. */
const messageOf = (problem: AnswerProblem): string => problem

/** Rules of others: an e-mail address by the contract's own pattern, a phone by its country's rules (section 5). */
export type TextRules = Record<'isEmail' | 'isPhone', (text: string) => boolean>

type Judged = z.ZodMiniType<AnswerValue | undefined, AnswerValue | undefined>

/** The schema of what a question's field holds: nothing where nothing needs to be answered. */
function answerSchema(question: Question, rules: TextRules): Judged {
  const schema = givenSchema(question, rules)
  return question.required ? schema : z.optional(schema)
}

/** Of a form that asks one question. */
export const questionForm = (question: Question, rules: TextRules) =>
  z.object({ answer: answerSchema(question, rules) })

/** What is wrong with an answer, or with its absence. */
export function problemOf(
  question: Question,
  answer: Answer | undefined,
  rules: TextRules,
): AnswerProblem | undefined {
  if (!answer) return question.required ? 'REQUIRED' : undefined
  if (answerKind[question.kind] !== answer.kind) return 'WRONG_KIND'
  if (answer.kind === 'address') return undefined
  const { error } = answerSchema(question, rules).safeParse(valueOf(answer))
  return error && (problems.find((problem) => problem === error.issues[0]?.message) ?? 'WRONG_KIND')
}

/** Of nothing a required question says that it is missing; of something else that it is of the wrong kind. */
const kindError = ({ input }: { input?: unknown }) =>
  messageOf(input === undefined ? 'REQUIRED' : 'WRONG_KIND')

function givenSchema(question: Question, rules: TextRules): Judged {
  switch (question.kind) {
    case 'single':
    case 'multiple':
    case 'pictureChoice': {
      const optionIds = new Set(question.options.map(({ id }) => id))
      return z.array(z.string(), { error: kindError }).check(
        z.refine((choices) => choices.every((choice) => optionIds.has(choice)), messageOf('UNKNOWN_CHOICE')),
        z.refine(areDifferent, messageOf('CHOSEN_TWICE')),
        z.maxLength(question.maxChoices, messageOf('TOO_MANY_CHOICES')),
      )
    }
    case 'text':
    case 'longText':
      return textSchema(question).check(
        z.refine((text) => !question.required || text.trim() !== '', messageOf('REQUIRED')),
      )
    case 'email':
      return textSchema(question).check(z.refine(rules.isEmail, messageOf('NO_EMAIL')))
    case 'phone':
      return textSchema(question).check(z.refine(rules.isPhone, messageOf('NO_PHONE')))
    case 'number':
    case 'scale':
    case 'recommendation': {
      const decimals = 'decimals' in question ? question.decimals : 0
      return z.number({ error: kindError }).check(
        z.gte(question.minimum, messageOf('TOO_SMALL')),
        z.lte(question.maximum, messageOf('TOO_LARGE')),
        z.refine((number) => isWhole(number * 10 ** decimals), messageOf('TOO_PRECISE')),
      )
    }
    case 'date': {
      const { earliest, latest } = question
      return z.string({ error: kindError }).check(
        z.refine((date) => earliest === null || date >= earliest, messageOf('TOO_EARLY')),
        z.refine((date) => latest === null || date <= latest, messageOf('TOO_LATE')),
      )
    }
    case 'file':
      return z
        .array(z.string(), { error: kindError })
        .check(
          z.refine(areDifferent, messageOf('CHOSEN_TWICE')),
          z.maxLength(question.maxFiles, messageOf('TOO_MANY_FILES')),
        )
    case 'address':
      return z.never({ error: kindError })
  }
}

const textSchema = ({ maxLength }: { maxLength: number }) =>
  z.string({ error: kindError }).check(z.maxLength(maxLength, messageOf('TOO_LONG')))

const areDifferent = (ids: string[]) => new Set(ids).size === ids.length

/** A tenth has no exact binary form: 17.3 * 10 is not 173. */
const isWhole = (steps: number) => Math.abs(steps - Math.round(steps)) < 1e-6
