// How much can be paused: quarters of the year, limits at their edges, and the pause that a page shows.
import { describe, expect, test } from 'vitest'
import { datesFrom } from '../locale/calendar.ts'
import { pausableDays, pauseDaysLeft, pauseOn, quarterOf } from './pauseRules.ts'

test.each([
  ['2026-01-01', '2026-01-01', '2026-04-01'],
  ['2026-03-31', '2026-01-01', '2026-04-01'],
  ['2028-02-29', '2028-01-01', '2028-04-01'],
  ['2026-11-21', '2026-10-01', '2027-01-01'],
  ['2026-12-31', '2026-10-01', '2027-01-01'],
])('%s lies in the quarter from %s to before %s', (date, from, next) => {
  expect(quarterOf(date)).toEqual({ from, next })
})

describe('with 14 days a quarter', () => {
  test.each([
    ['all at once', [], '2026-11-01', 14, 14],
    ['not one more', [], '2026-11-01', 15, 14],
    ['what others have left', datesFrom('2026-10-05', 10), '2026-11-01', 14, 4],
    ['none where none is left', datesFrom('2026-10-05', 14), '2026-11-01', 1, 0],
    ['over New Year, some of each quarter', datesFrom('2026-10-05', 11), '2026-12-29', 10, 10],
    ['over New Year, up to where the old quarter ends', datesFrom('2026-10-05', 12), '2026-12-29', 10, 2],
    ['both quarters whole', [], '2026-12-18', 28, 28],
    ['and not one more', [], '2026-12-18', 29, 28],
  ])('%s', (_, paused, first, count, days) => {
    expect(pausableDays(paused, first, { count, perQuarter: 14 })).toBe(days)
  })

  test('what is left is never below nothing, also after the limit was lowered', () => {
    const paused = datesFrom('2026-10-05', 14)
    expect(pauseDaysLeft(paused, '2026-11-21', 14)).toBe(0)
    expect(pauseDaysLeft(paused, '2026-11-21', 7)).toBe(0)
    expect(pauseDaysLeft(paused, '2027-01-01', 14)).toBe(14)
  })
})

describe('the pause shown', () => {
  const paused = [...datesFrom('2026-11-10', 3), ...datesFrom('2026-11-20', 5)]

  test.each([
    ['2026-11-18', null],
    ['2026-11-19', ['2026-11-20', '2026-11-24']],
    ['2026-11-22', ['2026-11-20', '2026-11-24']],
    ['2026-11-24', ['2026-11-20', '2026-11-24']],
    ['2026-11-25', null],
    ['2026-11-12', ['2026-11-10', '2026-11-12']],
  ])('on %s is %j', (today, pause) => {
    expect(pauseOn(paused, today)).toEqual(pause && { from: pause[0], to: pause[1] })
  })
})
