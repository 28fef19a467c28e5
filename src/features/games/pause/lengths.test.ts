import { expect, test } from 'vitest'
import { lastDay, pauseLengths } from './lengths.ts'

test.each([
  [0, []],
  [1, [1]],
  [5, [1, 3, 5]],
  [14, [1, 3, 7, 14]],
  [21, [1, 3, 7, 14, 21]],
])('of %i days that are left, pauses of %j can be had', (left, lengths) => {
  expect(pauseLengths(left)).toEqual(lengths)
})

test('a pause begins today, or tomorrow where today is done', () => {
  expect(lastDay({ today: '2026-12-31', checkedInToday: false }, 1)).toBe('2026-12-31')
  expect(lastDay({ today: '2026-12-31', checkedInToday: true }, 1)).toBe('2027-01-01')
})
