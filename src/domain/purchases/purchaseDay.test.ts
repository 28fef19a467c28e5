// The day of a purchase: today at the latest, and no longer ago than the catalogue says.
import { expect, test } from 'vitest'
import { dayProblem } from './purchaseDay.ts'

test.each([
  ['2026-11-21', undefined],
  ['2026-11-22', 'future'],
  ['2026-08-23', undefined],
  ['2026-08-22', 'longAgo'],
  ['', undefined],
  ['2026-13', undefined],
])('a purchase of %s on 2026-11-21, within 90 days: %s', (purchasedOn, expected) => {
  expect(dayProblem(purchasedOn, '2026-11-21', 90)).toBe(expected)
})
