// Tests limits of pauses: calendar quarters, limits at their edges, and the current pause.
import { describe, expect, test } from 'vitest'
import { datesFrom } from '../locale/calendar.ts'
import { pausableDays, pauseDaysLeft, pauseOn, quarterOf } from './pauseRules.ts'

test.each([
  ['2026-01-01', '2026-01-01', '2026-04-01'],
  ['2026-03-31', '2026-01-01', '2026-04-01'],
  ['2028-02-29', '2028-01-01', '2028-04-01'],
  ['2026-11-21', '2026-10-01', '2027-01-01'],
  ['2026-12-31', '2026-10-01', '2027-01-01'],
])('%s is in the quarter from %s to before %s', (date, from, next) => {
  expect(quarterOf(date)).toEqual({ from, next })
})

describe('14 pause days per quarter', () => {
  test.each([
    { name: 'all at once', paused: [], first: '2026-11-01', count: 14, days: 14 },
    { name: 'not one more', paused: [], first: '2026-11-01', count: 15, days: 14 },
    {
      name: 'what others have left',
      paused: datesFrom('2026-10-05', 10),
      first: '2026-11-01',
      count: 14,
      days: 4,
    },
    {
      name: 'none where none is left',
      paused: datesFrom('2026-10-05', 14),
      first: '2026-11-01',
      count: 1,
      days: 0,
    },
    {
      name: 'over New Year, some of each quarter',
      paused: datesFrom('2026-10-05', 11),
      first: '2026-12-29',
      count: 10,
      days: 10,
    },
    {
      name: 'over New Year, up to where the old quarter ends',
      paused: datesFrom('2026-10-05', 12),
      first: '2026-12-29',
      count: 10,
      days: 2,
    },
    { name: 'both quarters whole', paused: [], first: '2026-12-18', count: 28, days: 28 },
    { name: 'and not one more', paused: [], first: '2026-12-18', count: 29, days: 28 },
  ])('pausableDays: $name', ({ paused, first, count, days }) => {
    expect(pausableDays(paused, first, { count, perQuarter: 14 })).toBe(days)
  })

  test('the number of remaining days is never negative, also after the limit was lowered', () => {
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
  ])('pauseOn %s is %j', (today, pause) => {
    expect(pauseOn(paused, today)).toEqual(pause && { from: pause[0], to: pause[1] })
  })
})
