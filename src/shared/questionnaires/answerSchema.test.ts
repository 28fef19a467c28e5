// Tests that the form for a question and the server accept the same answers, and that converting an answer to a field
// value and back does not change it.
import { assert, nat, property } from 'fast-check'
import { expect, test } from 'vitest'
import { answerTo, anyForm } from '#tests/support/forms.ts'
import { problemOf, questionForm, type TextRules } from './answerSchema.ts'
import { answerOf, valueOf, type AnswerValue } from './answerValue.ts'
import { questionsOf } from './branching.ts'
import type { Question } from '#generated/schema.d.ts'

const rules: TextRules = { isEmail: (text) => text.includes('@'), isPhone: (text) => text.startsWith('+') }
const messageOf = (question: Question, answer: AnswerValue | undefined) =>
  questionForm(question, rules).safeParse({ answer }).error?.issues[0]?.message

test('answerOf reverses valueOf for any answer, and questionForm accepts the answers that the server accepts', () => {
  assert(
    property(anyForm, nat(), (form, seed) => {
      for (const question of questionsOf(form)) {
        if (question.kind === 'address') continue
        const answer = answerTo(question, seed)
        const value = valueOf(answer)
        expect(answerOf(question, value)).toEqual(answer)
        expect(messageOf(question, value)).toBe(problemOf(question, answer, rules))
        expect(messageOf(question, undefined)).toBe(problemOf(question, undefined, rules))
      }
    }),
    { numRuns: 200 },
  )
})

const shared = { id: 'q', label: 'Q', help: null, required: true, showIf: null } as const
test.each<[string, Question, AnswerValue]>([
  ['TOO_LARGE', { ...shared, kind: 'number', unit: 'cm', minimum: 8, maximum: 36, decimals: 1 }, 400],
  ['TOO_PRECISE', { ...shared, kind: 'number', unit: 'cm', minimum: 8, maximum: 36, decimals: 1 }, 17.35],
  ['REQUIRED', { ...shared, kind: 'text', maxLength: 9 }, '  '],
  ['NO_EMAIL', { ...shared, kind: 'email', maxLength: 40 }, 'mali'],
  [
    'UNKNOWN_CHOICE',
    {
      ...shared,
      kind: 'single',
      maxChoices: 1,
      options: [{ id: 'a', label: 'A' }],
    },
    ['b'],
  ],
  ['WRONG_KIND', { ...shared, kind: 'date', earliest: null, latest: null }, 3],
])('questionForm reports the problem %s at the field of the question', (problem, question, value) => {
  const { error } = questionForm(question, rules).safeParse({ answer: value })
  expect(error?.issues[0]).toMatchObject({ message: problem, path: ['answer'] })
})

test.each([undefined, null, '', []])('answerOf returns undefined for the empty value %j', (empty) => {
  expect(answerOf({ id: 'q', kind: 'text' }, empty)).toBeUndefined()
})
