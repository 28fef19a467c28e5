// By how much offers of the catalogue are moved, and where never.
import { expect, test } from 'vitest'
import { movedDays } from './movedDays.ts'

test.each([
  ['2026-11-23T00:00:00Z', 'development', 0],
  ['2026-11-29T23:59:59Z', 'development', 0],
  ['2026-11-30T00:00:00Z', undefined, 7],
  ['2027-11-23T12:00:00Z', undefined, 364],
  ['2026-01-01T00:00:00Z', undefined, 0],
  ['2027-11-23T12:00:00Z', 'production', 0],
  ['2027-11-23T12:00:00Z', 'test', 0],
])('at %s, environment %s, offers move by %i days', (now, environment, days) => {
  expect(movedDays(Date.parse(now), environment)).toBe(days)
})
