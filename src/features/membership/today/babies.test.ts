// Tests which unit (such as days or weeks) is used for the age of a baby or the time until a due date, at the
// boundaries between units.
import { expect, test } from 'vitest'
import { spanBetween } from './babies.ts'

test.each([
  ['2026-11-21', '2026-11-22', 'day', 1],
  ['2026-11-08', '2026-11-21', 'day', 13],
  ['2026-11-07', '2026-11-21', 'week', 2],
  ['2026-08-22', '2026-11-21', 'week', 13],
  ['2026-08-21', '2026-11-21', 'month', 3],
  ['2025-11-22', '2026-11-21', 'month', 11],
  ['2024-11-22', '2026-11-21', 'month', 23],
  ['2024-11-21', '2026-11-21', 'year', 2],
  ['2026-01-31', '2026-02-28', 'week', 4],
])('spanBetween(%s, %s) returns the unit %s and the number %i', (...[from, to, unit, count]) => {
  expect(spanBetween(from, to)).toEqual({ unit, count })
})
