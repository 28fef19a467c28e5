// Tests that the server accepts all answers that the page can submit, because page and server share the rules of the
// form.
import { array, assert, nat, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import type { Answer } from '#generated/schema.d.ts'
import { questionsOf, walk } from '#shared/questionnaires/branching.ts'
import { isPhone } from '#shared/phone.ts'
import { problemOf } from '#shared/questionnaires/answerSchema.ts'
import { answerTo, anyForm } from '#tests/support/forms.ts'
import { check } from './answers.ts'

const presses = array(record({ at: nat(), seed: nat() }), { maxLength: 30 })

test('the server accepts the answers that the page keeps after a user gave, changed and skipped answers in any order', () => {
  assert(
    property(anyForm, presses, nat(), (form, pressed, last) => {
      const answers = new Map<string, Answer>()
      const put = (at: number, seed: number) => {
        const { visible } = walk(form, [...answers.values()])
        const question = visible[at % Math.max(visible.length, 1)]
        if (question) answers.set(question.id, answerTo(question, seed))
      }
      for (const { at, seed } of pressed) put(at, seed)
      // Answers required questions until all of them have an answer. A loop is necessary, because each answer may make
      // more questions visible.
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
