// Tests limits of plausible dates, changes of entered dates, and the start of a new time zone.
import { describe, expect, test } from 'vitest'
import { localDate } from '../locale/calendar.ts'
import { profile } from '../catalog/profile.ts'
import { masked } from '../session/index.ts'
import {
  addYears,
  correctionEnd,
  entered,
  dateProblem,
  timeZoneStart,
  type DateField,
  type EnteredDate,
} from './rules.ts'

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

describe('entered', () => {
  const start = new Date('2026-11-21T03:00:00.000Z')
  const hours = (count: number) => new Date(start.getTime() + count * 3_600_000)
  const end = hours(profile.correctionHours)
  const none: EnteredDate = { date: null, changedAt: null, correctableUntil: null }
  const first: EnteredDate = { date: '2026-01-01', changedAt: null, correctableUntil: end }
  const claimed: EnteredDate = { ...first, correctableUntil: null }
  const minute = 1 / 60

  test.each<{
    name: string
    before: EnteredDate
    date: string | null
    after: number
    changedAt: Date | null
    correctableUntil: Date | null
  }>([
    {
      name: 'does not count the first entry as a change',
      before: none,
      date: '2026-01-01',
      after: 0,
      changedAt: null,
      correctableUntil: end,
    },
    {
      name: 'keeps the same date unchanged',
      before: first,
      date: '2026-01-01',
      after: 60,
      changedAt: null,
      correctableUntil: end,
    },
    {
      name: 'corrects a date after one minute',
      before: first,
      date: '2026-01-02',
      after: minute,
      changedAt: null,
      correctableUntil: end,
    },
    {
      name: 'corrects a date after 47 hours',
      before: first,
      date: '2026-01-02',
      after: 47,
      changedAt: null,
      correctableUntil: end,
    },
    {
      name: 'changes a date after 48 hours',
      before: first,
      date: '2026-01-02',
      after: 48,
      changedAt: hours(48),
      correctableUntil: end,
    },
    {
      name: 'changes a date after 49 hours',
      before: first,
      date: '2026-01-02',
      after: 49,
      changedAt: hours(49),
      correctableUntil: end,
    },
    {
      name: 'changes a date for which a gift was claimed',
      before: claimed,
      date: '2026-01-02',
      after: minute,
      changedAt: hours(minute),
      correctableUntil: null,
    },
    {
      name: 'corrects a date by removing it',
      before: first,
      date: null,
      after: 1,
      changedAt: null,
      correctableUntil: end,
    },
    {
      name: 'changes a date by removing it after 49 hours',
      before: first,
      date: null,
      after: 49,
      changedAt: hours(49),
      correctableUntil: end,
    },
    {
      name: 'corrects a removed date before the end',
      before: { ...first, date: null },
      date: '2026-02-01',
      after: 47,
      changedAt: null,
      correctableUntil: end,
    },
    {
      name: 'changes a removed date after the end',
      before: { ...first, date: null },
      date: '2026-02-01',
      after: 49,
      changedAt: hours(49),
      correctableUntil: end,
    },
    {
      name: 'changes a date that was stored without an end',
      before: { ...none, date: '2026-01-01' },
      date: '2026-02-01',
      after: 1,
      changedAt: hours(1),
      correctableUntil: null,
    },
    {
      name: 'changes the date of a baby that was removed and added again',
      before: { ...none, changedAt: start },
      date: '2026-01-01',
      after: 1,
      changedAt: hours(1),
      correctableUntil: null,
    },
    {
      name: 'changes a date that was changed before, also before the end',
      before: { ...first, changedAt: hours(1) },
      date: '2026-02-01',
      after: 2,
      changedAt: hours(2),
      correctableUntil: end,
    },
    {
      name: 'leaves a date that was never entered alone',
      before: none,
      date: null,
      after: 5,
      changedAt: null,
      correctableUntil: null,
    },
  ])('entered $name', ({ before, date, after, changedAt, correctableUntil }) => {
    expect(entered(before, date, hours(after))).toEqual({ date, changedAt, correctableUntil })
  })

  test('the correction period of a date starts at its first entry, even after several corrections', () => {
    let birthday = entered(none, '2026-01-01', start)
    for (const [after, date] of [
      [20, '2026-02-01'],
      [40, '2026-03-01'],
    ] as const)
      birthday = entered(birthday, date, hours(after))
    expect(birthday).toEqual({ date: '2026-03-01', changedAt: null, correctableUntil: end })
    expect(entered(birthday, '2026-04-01', hours(60)).changedAt).toEqual(hours(60))
  })
})

describe('correctionEnd', () => {
  const end = new Date('2026-11-23T03:00:00.000Z')
  const birthday: EnteredDate = { date: '2026-01-01', changedAt: null, correctableUntil: end }
  test.each<{ name: string; stored: EnteredDate; now: string; expected: string | null }>([
    {
      name: 'the end before it is reached',
      stored: birthday,
      now: '2026-11-23T02:59:59.999Z',
      expected: end.toISOString(),
    },
    { name: 'null from the end', stored: birthday, now: '2026-11-23T03:00:00.000Z', expected: null },
    {
      name: 'null without a date',
      stored: { ...birthday, date: null },
      now: '2026-11-22T00:00:00.000Z',
      expected: null,
    },
    {
      name: 'null if a change is pending',
      stored: { ...birthday, changedAt: end },
      now: '2026-11-22T00:00:00.000Z',
      expected: null,
    },
    {
      name: 'null after a claim',
      stored: { ...birthday, correctableUntil: null },
      now: '2026-11-22T00:00:00.000Z',
      expected: null,
    },
  ])('correctionEnd returns $name', ({ stored, now, expected }) => {
    expect(correctionEnd(stored, new Date(now))).toBe(expected)
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

test.each([
  ['mali@example.com', 'm•••@example.com'],
  ['m@example.com', 'm•••@example.com'],
  ['🐤bird@example.com', '🐤•••@example.com'],
  ['+66812345678', '+66•••78'],
])('masked converts %s to %s', (account, expected) => {
  expect(masked(account)).toBe(expected)
})
