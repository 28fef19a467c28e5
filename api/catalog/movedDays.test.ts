// Tests the number of days by which dates of offers are shifted, and which dates of a file are shifted.
import { expect, test } from 'vitest'
import { movedDays, withMovedInstants } from './movedDays.ts'

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

test('withMovedInstants shifts instants, and neither dates nor other texts', () => {
  const file = {
    opensAt: '2026-11-23T17:00:00Z',
    nested: [{ at: '2026-12-31T23:59:59.500Z' }],
    day: '2026-11-23',
  }
  expect(withMovedInstants(file, 14)).toEqual({
    opensAt: '2026-12-07T17:00:00.000Z',
    nested: [{ at: '2027-01-14T23:59:59.500Z' }],
    day: '2026-11-23',
  })
  expect(withMovedInstants(file, 0)).toBe(file)
})
