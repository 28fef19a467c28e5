// Tests limits of plausible dates and the start of a new time zone. correctionRules.test.ts tests changes of dates.
import { describe, expect, test } from 'vitest'
import { localDate } from '../locale/calendar.ts'
import { addYears, dateProblem, timeZoneStart, type DateField } from './rules.ts'

describe('addYears', () => {
  test.each([
    ['2028-02-29', 4, '2032-02-29'],
    ['2028-02-29', 1, '2029-02-28'],
    ['2028-02-29', -100, '1928-02-29'],
    ['2000-02-29', -100, '1900-02-28'],
    ['2027-02-28', 1, '2028-02-28'],
    ['2026-12-31', -13, '2013-12-31'],
  ])('addYears of %s and %d years returns %s', (date, years, expected) => {
    expect(addYears(date, years)).toBe(expected)
  })
})

describe('dateProblem', () => {
  const today = '2026-11-21'
  test.each<{ field: DateField; date: string; expected: string | undefined; on?: string }>([
    { field: 'birthday', date: '1926-11-21', expected: undefined },
    { field: 'birthday', date: '1926-11-20', expected: 'TOO_EARLY' },
    { field: 'birthday', date: '2013-11-21', expected: undefined },
    { field: 'birthday', date: '2013-11-22', expected: 'TOO_LATE' },
    { field: 'birthday', date: '1996-02-29', expected: undefined },
    { field: 'birthday', date: '2011-02-28', expected: undefined, on: '2024-02-29' },
    { field: 'birthday', date: '2011-03-01', expected: 'TOO_LATE', on: '2024-02-29' },
    { field: 'birthday', date: '0000-01-01', expected: 'TOO_EARLY' },
    { field: 'birthday', date: '9999-12-31', expected: 'TOO_LATE' },
    { field: 'dueDate', date: '2026-10-24', expected: undefined },
    { field: 'dueDate', date: '2026-10-23', expected: 'TOO_EARLY' },
    { field: 'dueDate', date: '2027-09-11', expected: undefined },
    { field: 'dueDate', date: '2027-09-12', expected: 'TOO_LATE' },
    { field: 'birthDate', date: '2026-11-21', expected: undefined },
    { field: 'birthDate', date: '2026-11-22', expected: 'TOO_LATE' },
    { field: 'birthDate', date: '2016-11-21', expected: undefined },
    { field: 'birthDate', date: '2016-11-20', expected: 'TOO_EARLY' },
    { field: 'birthDate', date: '2018-02-28', expected: undefined, on: '2028-02-29' },
    { field: 'birthDate', date: '2018-02-27', expected: 'TOO_EARLY', on: '2028-02-29' },
    { field: 'birthDate', date: '2024-02-29', expected: undefined },
    { field: 'resumptionDate', date: '2031-11-21', expected: undefined },
    { field: 'resumptionDate', date: '2031-11-22', expected: 'TOO_LATE' },
    { field: 'resumptionDate', date: '2016-11-20', expected: 'TOO_EARLY' },
  ])('dateProblem classifies $field $date as $expected', ({ field, date, expected, on = today }) => {
    expect(dateProblem(field, date, on)).toBe(expected)
  })
})

describe('timeZoneStart', () => {
  test.each([
    {
      current: 'Asia/Bangkok',
      targetZone: 'Asia/Jakarta',
      now: '2026-11-21T03:00:00.000Z',
      from: '2026-11-21T17:00:00.000Z',
      note: 'the same offset',
    },
    {
      current: 'Asia/Bangkok',
      targetZone: 'Asia/Tokyo',
      now: '2026-11-21T03:00:00.000Z',
      from: '2026-11-21T17:00:00.000Z',
      note: 'eastward',
    },
    {
      current: 'Asia/Bangkok',
      targetZone: 'America/New_York',
      now: '2026-11-21T03:00:00.000Z',
      from: '2026-11-22T05:00:00.000Z',
      note: 'westward',
    },
    {
      current: 'America/New_York',
      targetZone: 'Asia/Bangkok',
      now: '2026-11-21T03:00:00.000Z',
      from: '2026-11-21T05:00:00.000Z',
      note: 'eastward by 12 hours',
    },
    {
      current: 'Asia/Bangkok',
      targetZone: 'Africa/Cairo',
      now: '2026-04-23T03:00:00.000Z',
      from: '2026-04-23T22:00:00.000Z',
      note: 'the clocks skip midnight',
    },
    {
      current: 'UTC',
      targetZone: 'Europe/Paris',
      now: '2026-12-31T23:59:59.999Z',
      from: '2027-01-01T00:00:00.000Z',
      note: 'over the end of the year',
    },
  ])(
    'timeZoneStart of a change from $current to $targetZone at $now returns $from ($note)',
    ({ current, targetZone, now, from }) => {
      const start = timeZoneStart(current, targetZone, new Date(now))
      expect(start.toISOString()).toBe(from)
      expect(localDate(start, targetZone) > localDate(new Date(now), current)).toBe(true)
    },
  )
})
