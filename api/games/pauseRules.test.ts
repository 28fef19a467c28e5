// Tests the rules of pauses: the calendar quarter of a date, the limit of pause days per quarter, and the pause on a
// date.
import { describe, expect, test } from 'vitest'
import { datesFrom } from '../locale/calendar.ts'
import { pausableDays, pauseDaysLeft, pauseOn, quarterOf } from './pauseRules.ts'

test.each([
  ['2026-01-01', '2026-01-01', '2026-04-01'],
  ['2026-03-31', '2026-01-01', '2026-04-01'],
  ['2028-02-29', '2028-01-01', '2028-04-01'],
  ['2026-11-21', '2026-10-01', '2027-01-01'],
  ['2026-12-31', '2026-10-01', '2027-01-01'],
])('quarterOf for %s returns the quarter that starts on %s and ends before %s', (date, from, next) => {
  expect(quarterOf(date)).toEqual({ from, next })
})

describe('14 pause days per quarter', () => {
  test.each([
    { name: '14 of 14 days in one pause', paused: [], first: '2026-11-01', count: 14, days: 14 },
    { name: '14 of 15 days in one pause', paused: [], first: '2026-11-01', count: 15, days: 14 },
    {
      name: 'the four days that ten earlier pause days leave',
      paused: datesFrom('2026-10-05', 10),
      first: '2026-11-01',
      count: 14,
      days: 4,
    },
    {
      name: 'zero if 14 days were paused before',
      paused: datesFrom('2026-10-05', 14),
      first: '2026-11-01',
      count: 1,
      days: 0,
    },
    {
      name: 'ten days over New Year, taken from both quarters',
      paused: datesFrom('2026-10-05', 11),
      first: '2026-12-29',
      count: 10,
      days: 10,
    },
    {
      name: 'two days over New Year if the old quarter has only two days left',
      paused: datesFrom('2026-10-05', 12),
      first: '2026-12-29',
      count: 10,
      days: 2,
    },
    { name: '28 of 28 days over New Year', paused: [], first: '2026-12-18', count: 28, days: 28 },
    { name: '28 of 29 days over New Year', paused: [], first: '2026-12-18', count: 29, days: 28 },
  ])('pausableDays returns $name', ({ paused, first, count, days }) => {
    expect(pausableDays(paused, first, { count, perQuarter: 14 })).toBe(days)
  })

  test('pauseDaysLeft does not return a negative number, even if the limit was lowered below the number of paused days', () => {
    const paused = datesFrom('2026-10-05', 14)
    expect(pauseDaysLeft(paused, '2026-11-21', 14)).toBe(0)
    expect(pauseDaysLeft(paused, '2026-11-21', 7)).toBe(0)
    expect(pauseDaysLeft(paused, '2027-01-01', 14)).toBe(14)
  })
})

describe('the current pause', () => {
  const paused = [...datesFrom('2026-11-10', 3), ...datesFrom('2026-11-20', 5)]

  test.each([
    ['2026-11-18', null],
    ['2026-11-19', ['2026-11-20', '2026-11-24']],
    ['2026-11-22', ['2026-11-20', '2026-11-24']],
    ['2026-11-24', ['2026-11-20', '2026-11-24']],
    ['2026-11-25', null],
    ['2026-11-12', ['2026-11-10', '2026-11-12']],
  ])('pauseOn for %s returns the pause %j', (today, pause) => {
    expect(pauseOn(paused, today)).toEqual(pause && { from: pause[0], to: pause[1] })
  })
})
