// Builds the zod schema of an answer from its question. The server validates submitted answers with this schema, and
// the form validates typed answers with it. The required parts of an address depend on its country; server and form
// validate them separately.
import * as z from 'zod/mini'
import { answerKind, valueOf, type AnswerValue } from './answerValue.ts'
import type { Answer, Question } from '#generated/schema.d.ts'

/** Error codes for invalid answers, as defined in openapi.yaml. */
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

/**
 * Returns the name of a problem as the error message of a schema rule, so that callers can read the problem from the
 * validation error.
 */
const messageOf = (problem: AnswerProblem): string => problem

/**
 * Validators that the caller provides: for email addresses by the pattern of the contract, for phone numbers by the
 * rules of their country (section 5 of the specification).
 */
export type TextRules = Record<'isEmail' | 'isPhone', (text: string) => boolean>

type AnswerSchema = z.ZodMiniType<AnswerValue | undefined, AnswerValue | undefined>

/** Returns the schema of a question's field value, which is optional if the question is not required. */
function answerSchema(question: Question, rules: TextRules): AnswerSchema {
  const schema = givenSchema(question, rules)
  return question.required ? schema : z.optional(schema)
}

/** Schema of the form for one question. */
export const questionForm = (question: Question, rules: TextRules) =>
  z.object({ answer: answerSchema(question, rules) })

/** Returns the problem of an answer. A missing answer is a problem only if the question is required. */
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

/** Returns the problem REQUIRED for a missing value, and WRONG_KIND for a value of another type. */
const kindError = ({ input }: { input?: unknown }) =>
  messageOf(input === undefined ? 'REQUIRED' : 'WRONG_KIND')

function givenSchema(question: Question, rules: TextRules): AnswerSchema {
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

/**
 * Returns true for a whole number; tolerates rounding errors: 17.3 * 10 is not exactly 173, because a tenth has no
 * exact binary representation.
 */
const isWhole = (steps: number) => Math.abs(steps - Math.round(steps)) < 1e-6
