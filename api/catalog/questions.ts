// Defines the questions of questionnaires, and rules that determine when a question is shown. Validates that rules
// refer only to earlier questions of a suitable kind.
import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { pipedIds } from '#shared/questionnaires/piping.ts'
import type { TextIn } from './languages.ts'
import { date, field, picture, slug } from './schema.ts'

const condition = z.strictObject({
  questionId: slug,
  test: z.literal(['answered', 'includes', 'excludes', 'atLeast', 'atMost']),
  choices: z._default(z.array(slug), []),
  number: z._default(z.nullable(z.number()), null),
})

export const rule = z.strictObject({
  match: z.literal(['all', 'any']),
  conditions: z.array(condition).check(z.minLength(1), z.maxLength(10)),
})

type Rule = z.infer<typeof rule>
type Condition = z.infer<typeof condition>

/** Schema of an optional rule; `null` means that the question, outcome or tip always applies. */
export const ruleOrNone = z._default(z.nullable(rule), null)

export function question(text: TextIn) {
  const shared = {
    id: slug,
    label: text,
    help: z._default(z.nullable(text), null),
    required: z._default(z.boolean(), false),
    showIf: field('Shown if', ruleOrNone),
  }
  const scaleEnd = z.int().check(z.gte(0), z.lte(10))
  return z.discriminatedUnion('kind', [
    z
      .strictObject({
        ...shared,
        kind: field('Kind', z.literal(['single', 'multiple'])),
        options: z.array(z.strictObject({ id: slug, label: text })).check(z.minLength(1), z.maxLength(30)),
        maxChoices: field('Most choices', z.int().check(z.gte(1))),
      })
      .check(
        z.refine(isEnough, '`maxChoices` must be at most the number of `options`'),
        z.refine(
          ({ kind, maxChoices }) => kind === 'multiple' || maxChoices === 1,
          '`maxChoices` must be 1 for the kind single',
        ),
      ),
    z
      .strictObject({
        ...shared,
        kind: field('Kind', z.literal('pictureChoice')),
        options: z
          .array(z.strictObject({ id: slug, label: text, picture, alt: text }))
          .check(z.minLength(1), z.maxLength(12)),
        maxChoices: field('Most choices', z.int().check(z.gte(1))),
      })
      .check(z.refine(isEnough, '`maxChoices` must be at most the number of `options`')),
    z.strictObject({
      ...shared,
      kind: field('Kind', z.literal(['text', 'longText', 'email', 'phone'])),
      maxLength: field('Most characters', z.int().check(z.gte(1), z.lte(2000))),
    }),
    z.strictObject({
      ...shared,
      kind: field('Kind', z.literal('number')),
      minimum: z.number(),
      maximum: z.number(),
      decimals: z.int().check(z.gte(0), z.lte(2)),
      unit: text,
    }),
    z.strictObject({
      ...shared,
      kind: field('Kind', z.literal('scale')),
      minimum: scaleEnd,
      maximum: scaleEnd,
      minimumLabel: text,
      maximumLabel: text,
    }),
    z.strictObject({
      ...shared,
      kind: field('Kind', z.literal('recommendation')),
      minimum: z._default(z.literal(0), 0),
      maximum: z._default(z.literal(10), 10),
      minimumLabel: text,
      maximumLabel: text,
    }),
    z.strictObject({
      ...shared,
      kind: field('Kind', z.literal('date')),
      earliest: z.nullable(date),
      latest: z.nullable(date),
    }),
    z.strictObject({ ...shared, kind: field('Kind', z.literal('address')) }),
    z.strictObject({
      ...shared,
      kind: field('Kind', z.literal('file')),
      maxFiles: field('Most files', z.int().check(z.gte(1), z.lte(3))),
    }),
  ])
}

const isEnough = ({ maxChoices, options }: { maxChoices: number; options: unknown[] }) =>
  maxChoices <= options.length

type Question = z.infer<ReturnType<typeof question>>

/** Returns true if each question has no rule, or a rule that is valid and refers only to earlier questions. */
export const rulesLookBack = (questions: Question[]) =>
  questions.every(({ showIf }, index) => ruleFits(showIf, questions.slice(0, index)))

/**
 * Returns true if each condition of the rule refers to an existing question whose kind fits the comparison, such as a
 * number for `atLeast`. Also returns true without a rule.
 */
export const ruleFits = (of: Rule | null, questions: Question[]) =>
  of === null ||
  of.conditions.every(({ questionId, test, choices, number }) => {
    const target = questions.find(({ id }) => id === questionId)
    if (!target) return false
    if (test === 'answered') return true
    if (test === 'atLeast' || test === 'atMost') return number !== null && 'minimum' in target
    return (
      choices.length > 0 &&
      'options' in target &&
      choices.every((choice) => target.options.some(({ id }) => id === choice))
    )
  })

/**
 * Returns true if the questions for a replacement request exist, and each has a suitable kind: one choice for the part,
 * a short text, and an address. Also returns true if the questionnaire is for no replacement request.
 */
export function replacementFits(
  of: { part: string; words: string; address: string } | null,
  questions: Question[],
): boolean {
  if (of === null) return true
  const questionById = (id: string) => questions.find((candidate) => candidate.id === id)
  const [part, words] = [questionById(of.part), questionById(of.words)]
  return (
    part !== undefined &&
    'options' in part &&
    part.maxChoices === 1 &&
    words?.kind === 'text' &&
    words.maxLength <= 200 &&
    questionById(of.address)?.kind === 'address'
  )
}

/**
 * Checks all answers that are inserted into the texts of later questions. Returns true if each of these answers comes
 * from an earlier question that is always answered, and can be displayed as text.
 */
export const namesCertainAnswers = (questions: Question[]) =>
  questions.every((asking, index) =>
    [...pipedIds(asking.label), ...pipedIds(asking.help)].every((pipedId) => {
      const source = questions.slice(0, index).find(({ id }) => id === pipedId)
      return source !== undefined && hasWords(source) && isCertain(source, asking.showIf)
    }),
  )

const hasWords = ({ kind }: Question) => kind !== 'address' && kind !== 'file'

/**
 * Returns true if the question is always answered when the rule `guard` is met. This is the case if the question is
 * mandatory and always shown when `guard` is met, or if `guard` tests the answer to the question.
 */
function isCertain({ id, required, showIf }: Question, guard: Rule | null): boolean {
  if (required && (showIf === null || (guard !== null && implies(guard, showIf)))) return true
  const isOfIt = ({ questionId }: Condition) => questionId === id
  return (
    guard !== null && (guard.match === 'all' ? guard.conditions.some(isOfIt) : guard.conditions.every(isOfIt))
  )
}

/**
 * Returns true if the second rule is always met when the first rule is met. This is the case if each rule requires all
 * its conditions, and the first rule contains all conditions of the second.
 */
const implies = (first: Rule, second: Rule) =>
  [first, second].every(({ match, conditions }) => match === 'all' || conditions.length === 1) &&
  second.conditions.every((clause) =>
    first.conditions.some((candidate) => isDeepStrictEqual(candidate, clause)),
  )
