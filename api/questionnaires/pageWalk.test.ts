// Checks that the server takes what the page makes of a form by the shared rules, however somebody goes to and fro.
import { array, assert, nat, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import type { Answer } from '#generated/schema.d.ts'
import { questionsOf, walk } from '#shared/questionnaires/branching.ts'
import { isPhone } from '#shared/phone.ts'
import { problemOf } from '#shared/questionnaires/answerSchema.ts'
import { answerTo, anyForm } from '#tests/support/forms.ts'
import { check } from './answers.ts'

const presses = array(record({ at: nat(), seed: nat() }), { maxLength: 30 })

test('answered, changed and left in any order, the page sends what the server takes', () => {
  assert(
    property(anyForm, presses, nat(), (form, pressed, last) => {
      const answers = new Map<string, Answer>()
      const put = (at: number, seed: number) => {
        const { visible } = walk(form, [...answers.values()])
        const question = visible[at % Math.max(visible.length, 1)]
        if (question) answers.set(question.id, answerTo(question, seed))
      }
      for (const { at, seed } of pressed) put(at, seed)
      // What must be answered is, until nothing is missing: each answer may open more.
      for (const _ of questionsOf(form)) {
        const { visible, validAnswers } = walk(form, [...answers.values()])
        const missing = visible.findIndex(
          ({ id, required }) => required && !validAnswers.some(({ questionId }) => questionId === id),
        )
        if (missing >= 0) put(missing, last)
      }
      const { visible, validAnswers: keptAnswers } = walk(form, [...answers.values()])
      for (const answer of keptAnswers) {
        const question = visible.find(({ id }) => id === answer.questionId)
        expect(
          question && problemOf(question, answer, { isEmail: (text) => text.includes('@'), isPhone }),
        ).toBeUndefined()
      }
      expect(check(form, keptAnswers)).toEqual({ accepted: keptAnswers, dropped: [], problems: [] })
    }),
    { numRuns: 300 },
  )
})
