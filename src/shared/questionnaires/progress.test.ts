// Tests the progress in a questionnaire: it does not decrease from question to question, and is exact when no answer
// can change it any more.
import { assert, property } from 'fast-check'
import { expect, test } from 'vitest'
import { anyForm, anySeeds, walkThrough } from '#tests/support/forms.ts'
import { walk, type Form } from './branching.ts'
import { progressAt } from './progress.ts'
import type { Question } from '#generated/schema.d.ts'

test('progress does not decrease from question to question, and the position of the last question equals the total', () => {
  assert(
    property(anyForm, anySeeds, (form, seeds) => {
      const answers = walkThrough(form, seeds)
      const { visible } = walk(form, answers)
      let before = -1
      for (const [index, { id }] of visible.entries()) {
        // Calculate the progress at the question with the answers to earlier questions only.
        const behind = new Set(visible.slice(0, index).map((question) => question.id))
        const progress = progressAt(
          form,
          answers.filter(({ questionId }) => behind.has(questionId)),
          id,
        )
        expect(progress.position).toBe(index + 1)
        expect(progress.total).toBeGreaterThanOrEqual(index + 1)
        expect(progress.value).toBeGreaterThanOrEqual(before)
        expect(progress.value).toBeLessThan(1)
        expect(progress.isExact ? progress.total : visible.length).toBe(visible.length)
        before = progress.value
      }
    }),
    { numRuns: 300 },
  )
})

const text = (id: string, conditionId?: string): Question => ({
  id,
  kind: 'text',
  label: id,
  help: null,
  required: false,
  maxLength: 9,
  showIf: conditionId
    ? { match: 'all', conditions: [{ questionId: conditionId, test: 'answered', choices: [], number: null }] }
    : null,
})
const form: Form = {
  pages: [{ questions: [text('a'), text('b', 'a'), text('c', 'b'), text('d')] }],
}

test('progressAt counts a question that may become visible as half a question, and does not count a hidden question', () => {
  expect(progressAt(form, [], 'a')).toEqual({ position: 1, total: 3, isExact: false, value: 0 })
  expect(progressAt(form, [], 'd')).toEqual({ position: 2, total: 2, isExact: true, value: 0.5 })
})
