import { expect, test } from 'vitest'
import { lastDay, pauseLengths } from './lengths.ts'

test.each([
  [0, []],
  [1, [1]],
  [5, [1, 3, 5]],
  [14, [1, 3, 7, 14]],
  [21, [1, 3, 7, 14, 21]],
])('pauseLengths with %i remaining days returns %j', (left, lengths) => {
  expect(pauseLengths(left)).toEqual(lengths)
})

test('lastDay counts the days of a pause from today, or from tomorrow after today’s check-in', () => {
  expect(lastDay({ today: '2026-12-31', checkedInToday: false }, 1)).toBe('2026-12-31')
  expect(lastDay({ today: '2026-12-31', checkedInToday: true }, 1)).toBe('2027-01-01')
})
