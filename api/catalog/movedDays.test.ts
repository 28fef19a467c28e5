// Tests the number of days by which the dates of offers in the catalog are shifted.
import { expect, test } from 'vitest'
import { movedDays } from './movedDays.ts'

test.each([
  ['2026-11-23T00:00:00Z', 'on', 0],
  ['2026-11-29T23:59:59Z', 'on', 0],
  ['2026-11-30T00:00:00Z', 'on', 7],
  ['2027-11-23T12:00:00Z', 'on', 364],
  ['2026-01-01T00:00:00Z', 'on', 0],
  ['2027-11-23T12:00:00Z', 'off', 0],
  ['2027-11-23T12:00:00Z', undefined, 0],
])('movedDays at %s with STAND_INS=%s returns %i', (now, developmentFakes, days) => {
  expect(movedDays(Date.parse(now), developmentFakes)).toBe(days)
})
