// Tests the allowed dates of a registered purchase.
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
  'dayProblem for the purchase date "%s" is %s if today is 2026-11-21 and a purchase may be 90 days old',
  (purchasedOn, expected) => {
    expect(dayProblem(purchasedOn, '2026-11-21', 90)).toBe(expected)
  },
)
