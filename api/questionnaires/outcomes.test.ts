// The advice on flange sizes by its edges, and the tips that go with it.
import { describe, expect, test } from 'vitest'
import type { Answer } from '#generated/schema.d.ts'
import { outcomeOf } from './outcomes.ts'
import { newestOf, questionnaireOf } from './versions.ts'

const flangeFit = newestOf(questionnaireOf('flange-fit'))
const measured = (number: number): Answer[] => [
  { kind: 'choices', questionId: 'measured', choices: ['yes'] },
  { kind: 'number', questionId: 'diameter', number },
]

describe('the size to start with', () => {
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
  ])('for %d mm is %i mm', (number, size) => {
    expect(outcomeOf(flangeFit, measured(number)).title).toBe(`Start with ${size} mm`)
  })

  test('without a measure is to measure', () => {
    const notYet: Answer[] = [{ kind: 'choices', questionId: 'measured', choices: ['not-yet'] }]
    expect(outcomeOf(flangeFit, notYet).title).toBe('Measure first')
  })
})

test('tips follow the answers, and the note says what the result is not', () => {
  const rubs: Answer = { kind: 'choices', questionId: 'bothers', choices: ['rubs'] }
  const uneasy: Answer = { kind: 'number', questionId: 'comfort', number: 2 }
  const titles = (...more: Answer[]) =>
    outcomeOf(flangeFit, [...measured(17), ...more]).tips.map(({ title }) => title)
  expect(titles()).toEqual(['Measure again'])
  expect(titles(uneasy, rubs)).toEqual(['Measure again', 'Be gentle', 'If it rubs'])
  expect(outcomeOf(flangeFit, measured(17)).note).toContain('not medical advice')
})
