// Questions, the rules that show them, and what makes a set of them sound: rules look back only, at questions that can
// be answered the way they expect.
import * as z from 'zod/mini'
import type { TextIn } from './languages.ts'
import { date, slug } from './schema.ts'

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

/** What most questions, outcomes and tips do not have. */
export const ruleOrNone = z._default(z.nullable(rule), null)

export function question(text: TextIn) {
  const shared = {
    id: slug,
    label: text,
    help: z._default(z.nullable(text), null),
    required: z._default(z.boolean(), false),
    showIf: ruleOrNone,
  }
  const scaleEnd = z.int().check(z.gte(0), z.lte(10))
  return z.discriminatedUnion('kind', [
    z
      .strictObject({
        ...shared,
        kind: z.literal(['single', 'multiple']),
        options: z.array(z.strictObject({ id: slug, label: text })).check(z.minLength(1), z.maxLength(30)),
        maxChoices: z.int().check(z.gte(1)),
      })
      .check(
        z.refine(
          ({ maxChoices, options }) => maxChoices <= options.length,
          'as many choices as there are options',
        ),
        z.refine(({ kind, maxChoices }) => kind === 'multiple' || maxChoices === 1, 'one choice of a single'),
      ),
    z.strictObject({
      ...shared,
      kind: z.literal(['text', 'email', 'phone']),
      maxLength: z.int().check(z.gte(1), z.lte(2000)),
    }),
    z.strictObject({
      ...shared,
      kind: z.literal('number'),
      minimum: z.number(),
      maximum: z.number(),
      decimals: z.int().check(z.gte(0), z.lte(2)),
      unit: text,
    }),
    z.strictObject({
      ...shared,
      kind: z.literal('scale'),
      minimum: scaleEnd,
      maximum: scaleEnd,
      minimumLabel: text,
      maximumLabel: text,
    }),
    z.strictObject({
      ...shared,
      kind: z.literal('date'),
      earliest: z.nullable(date),
      latest: z.nullable(date),
    }),
  ])
}

type Question = z.infer<ReturnType<typeof question>>

/** Whether each rule looks only at questions before it. */
export const looksBack = (questions: Question[]) =>
  questions.every(({ showIf }, index) => fits(showIf, questions.slice(0, index)))

/** Whether the rule's conditions can hold: the questions exist and are answered by what the conditions compare. */
export const fits = (of: Rule | null, questions: Question[]) =>
  of === null ||
  of.conditions.every(({ questionId, test, choices, number }) => {
    const asked = questions.find(({ id }) => id === questionId)
    if (!asked) return false
    if (test === 'answered') return true
    if (test === 'atLeast' || test === 'atMost')
      return number !== null && (asked.kind === 'number' || asked.kind === 'scale')
    return (
      choices.length > 0 &&
      'options' in asked &&
      choices.every((choice) => asked.options.some(({ id }) => id === choice))
    )
  })

/** All questions, from the first page to the last. */
export const questionsOf = <Asked>(form: { pages: { questions: Asked[] }[] }): Asked[] =>
  form.pages.flatMap(({ questions }) => questions)
