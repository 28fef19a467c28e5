// Tests the allowed dates of a purchase.
import { expect, test } from 'vitest'
import { dayProblem } from './purchaseDay.ts'

test.each([
  ['2026-11-21', undefined],
  ['2026-11-22', 'future'],
  ['2026-08-23', undefined],
  ['2026-08-22', 'longAgo'],
  ['', undefined],
  ['2026-13', undefined],
])(
  'dayProblem of a purchase on %s is validated on 2026-11-21, within 90 days: %s',
  (purchasedOn, expected) => {
    expect(dayProblem(purchasedOn, '2026-11-21', 90)).toBe(expected)
  },
)
