import { expect, test } from 'vitest'
import { lotExpiry, allocateLots } from './rules.ts'

test.each([
  ['2025-03-15T12:00:00Z', 'UTC', '2026-03-31'],
  ['2025-01-31T23:59:59.999Z', 'UTC', '2026-01-31'],
  ['2025-02-01T00:00:00Z', 'UTC', '2026-02-28'],
  ['2027-02-28T00:00:00Z', 'UTC', '2028-02-29'],
  ['2028-02-29T00:00:00Z', 'UTC', '2029-02-28'],
  ['2025-12-31T23:59:59Z', 'UTC', '2026-12-31'],
  ['2025-12-31T17:00:00Z', 'Asia/Bangkok', '2027-01-31'],
  ['2025-12-31T16:59:59Z', 'Asia/Bangkok', '2026-12-31'],
  ['2026-12-01T07:59:59Z', 'America/Los_Angeles', '2027-11-30'],
])('lotExpiry of coins granted at %s in %s is %s', (grantedAt, timeZone, lastDay) => {
  expect(lotExpiry(new Date(grantedAt), timeZone)).toBe(lastDay)
})

const lots = [
  { id: 'soon', remaining: 3 },
  { id: 'later', remaining: 5 },
]

test.each([
  [2, [{ lotId: 'soon', amount: -2 }]],
  [3, [{ lotId: 'soon', amount: -3 }]],
  [
    8,
    [
      { lotId: 'soon', amount: -3 },
      { lotId: 'later', amount: -5 },
    ],
  ],
  [9, null],
])('allocateLots takes %i coins from the first lots, or returns null if too few exist', (amount, uses) => {
  expect(allocateLots(lots, amount)).toEqual(uses)
})
