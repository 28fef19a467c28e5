// Tests the flange size that is recommended for the smallest and largest measurement of each size, and the tips of the
// result.
import { describe, expect, test } from 'vitest'
import type { Answer } from '#generated/schema.d.ts'
import { outcomeOf } from './outcomes.ts'
import { newestOf, questionnaireOf } from './versions.ts'

const flangeFit = newestOf(questionnaireOf('flange-fit'))
const measured = (number: number): Answer[] => [
  { kind: 'choices', questionId: 'measured', choices: ['yes'] },
  { kind: 'number', questionId: 'diameter', number },
]

describe('recommended flange size', () => {
  test.each([
    [8, 15],
    [13, 15],
    [13.1, 17],
    [15, 17],
    [17, 19],
    [17.1, 21],
    [19, 21],
    [22, 24],
    [25, 27],
    [25.1, 30],
    [36, 30],
  ])('outcomeOf for a measurement of %d mm recommends a flange of %i mm', (number, size) => {
    expect(outcomeOf(flangeFit, measured(number)).title).toBe(`Start with ${size} mm`)
  })

  test('outcomeOf recommends measuring first if the answers contain no measurement', () => {
    const notYet: Answer[] = [{ kind: 'choices', questionId: 'measured', choices: ['not-yet'] }]
    expect(outcomeOf(flangeFit, notYet).title).toBe('Measure first')
  })
})

test('the tips of a result depend on the answers, and the note states that the result is not medical advice', () => {
  const rubs: Answer = { kind: 'choices', questionId: 'bothers', choices: ['rubs'] }
  const uneasy: Answer = { kind: 'number', questionId: 'comfort', number: 2 }
  const titles = (...more: Answer[]) =>
    outcomeOf(flangeFit, [...measured(17), ...more]).tips.map(({ title }) => title)
  expect(titles()).toEqual(['Measure again'])
  expect(titles(uneasy, rubs)).toEqual(['Measure again', 'Be gentle', 'If it rubs'])
  expect(outcomeOf(flangeFit, measured(17)).note).toContain('not medical advice')
})
