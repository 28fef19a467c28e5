// Tests the units of ages at their boundaries, and due dates.
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
])('spanBetween from %s to %s is in the unit %s: %i', (...[from, to, unit, count]) => {
  expect(spanBetween(from, to)).toEqual({ unit, count })
})
