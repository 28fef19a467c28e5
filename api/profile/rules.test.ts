// Dates at the edges of what can be right, changes that are remembered, and from when a time zone holds.
import { describe, expect, test } from 'vitest'
import { localDate } from '../locale/calendar.ts'
import { profile } from '../catalog/profile.ts'
import { masked } from '../session/index.ts'
import {
  addYears,
  correctionEnd,
  entered,
  implausible,
  timeZoneStart,
  type DateField,
  type EnteredDate,
} from './rules.ts'

describe('so many years later', () => {
  test.each([
    ['2028-02-29', 4, '2032-02-29'],
    ['2028-02-29', 1, '2029-02-28'],
    ['2028-02-29', -100, '1928-02-29'],
    ['2000-02-29', -100, '1900-02-28'],
    ['2027-02-28', 1, '2028-02-28'],
    ['2026-12-31', -13, '2013-12-31'],
  ])('%s and %d years are %s', (date, years, expected) => {
    expect(addYears(date, years)).toBe(expected)
  })
})

describe('a date that can be right', () => {
  const today = '2026-11-21'
  test.each<[DateField, string, string | undefined, string?]>([
    ['birthday', '1926-11-21', undefined],
    ['birthday', '1926-11-20', 'TOO_EARLY'],
    ['birthday', '2013-11-21', undefined],
    ['birthday', '2013-11-22', 'TOO_LATE'],
    ['birthday', '1996-02-29', undefined],
    ['birthday', '2011-02-28', undefined, '2024-02-29'],
    ['birthday', '2011-03-01', 'TOO_LATE', '2024-02-29'],
    ['birthday', '0000-01-01', 'TOO_EARLY'],
    ['birthday', '9999-12-31', 'TOO_LATE'],
    ['dueDate', '2026-10-24', undefined],
    ['dueDate', '2026-10-23', 'TOO_EARLY'],
    ['dueDate', '2027-09-11', undefined],
    ['dueDate', '2027-09-12', 'TOO_LATE'],
    ['birthDate', '2026-11-21', undefined],
    ['birthDate', '2026-11-22', 'TOO_LATE'],
    ['birthDate', '2016-11-21', undefined],
    ['birthDate', '2016-11-20', 'TOO_EARLY'],
    ['birthDate', '2018-02-28', undefined, '2028-02-29'],
    ['birthDate', '2018-02-27', 'TOO_EARLY', '2028-02-29'],
    ['birthDate', '2024-02-29', undefined],
    ['resumptionDate', '2031-11-21', undefined],
    ['resumptionDate', '2031-11-22', 'TOO_LATE'],
    ['resumptionDate', '2016-11-20', 'TOO_EARLY'],
  ])('%s %s: %s', (field, date, expected, on = today) => {
    expect(implausible(field, date, on)).toBe(expected)
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

  test.each<[string, EnteredDate, string | null, number, Date | null, Date | null]>([
    ['does not count the first entry as a change', none, '2026-01-01', 0, null, end],
    ['keeps the same date unchanged', first, '2026-01-01', 60, null, end],
    ['corrects a date after one minute', first, '2026-01-02', minute, null, end],
    ['corrects a date after 47 hours', first, '2026-01-02', 47, null, end],
    ['changes a date after 48 hours', first, '2026-01-02', 48, hours(48), end],
    ['changes a date after 49 hours', first, '2026-01-02', 49, hours(49), end],
    ['changes a date for which a gift was claimed', claimed, '2026-01-02', minute, hours(minute), null],
    ['corrects a date by removing it', first, null, 1, null, end],
    ['changes a date by removing it after 49 hours', first, null, 49, hours(49), end],
    ['corrects a removed date before the end', { ...first, date: null }, '2026-02-01', 47, null, end],
    ['changes a removed date after the end', { ...first, date: null }, '2026-02-01', 49, hours(49), end],
    [
      'changes a date that was stored without an end',
      { ...none, date: '2026-01-01' },
      '2026-02-01',
      1,
      hours(1),
      null,
    ],
    [
      'changes the date of a baby that was removed and added again',
      { ...none, changedAt: start },
      '2026-01-01',
      1,
      hours(1),
      null,
    ],
    [
      'changes a date that was changed before, also before the end',
      { ...first, changedAt: hours(1) },
      '2026-02-01',
      2,
      hours(2),
      end,
    ],
    ['leaves a date that was never entered alone', none, null, 5, null, null],
  ])('%s', (_, before, date, after, changedAt, correctableUntil) => {
    expect(entered(before, date, hours(after))).toEqual({ date, changedAt, correctableUntil })
  })

  test('counts the hours of several corrections from the first entry', () => {
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
  test.each<[string, EnteredDate, string, string | null]>([
    ['the end while it is ahead', birthday, '2026-11-23T02:59:59.999Z', end.toISOString()],
    ['null from the end on', birthday, '2026-11-23T03:00:00.000Z', null],
    ['null without a date', { ...birthday, date: null }, '2026-11-22T00:00:00.000Z', null],
    ['null once a change waits', { ...birthday, changedAt: end }, '2026-11-22T00:00:00.000Z', null],
    ['null after a claim', { ...birthday, correctableUntil: null }, '2026-11-22T00:00:00.000Z', null],
  ])('is %s', (_, stored, now, expected) => {
    expect(correctionEnd(stored, new Date(now))).toBe(expected)
  })
})

describe('another time zone holds from the next local day', () => {
  test.each([
    [
      'Asia/Bangkok',
      'Asia/Jakarta',
      '2026-11-21T03:00:00.000Z',
      '2026-11-21T17:00:00.000Z',
      'the same offset',
    ],
    ['Asia/Bangkok', 'Asia/Tokyo', '2026-11-21T03:00:00.000Z', '2026-11-21T17:00:00.000Z', 'eastward'],
    ['Asia/Bangkok', 'America/New_York', '2026-11-21T03:00:00.000Z', '2026-11-22T05:00:00.000Z', 'westward'],
    [
      'America/New_York',
      'Asia/Bangkok',
      '2026-11-21T03:00:00.000Z',
      '2026-11-21T05:00:00.000Z',
      'far eastward',
    ],
    ['Asia/Bangkok', 'Africa/Cairo', '2026-04-23T03:00:00.000Z', '2026-04-23T22:00:00.000Z', 'no midnight'],
    ['UTC', 'Europe/Paris', '2026-12-31T23:59:59.999Z', '2027-01-01T00:00:00.000Z', 'over the year'],
  ])('%s to %s at %s: %s, %s', (current, targetZone, now, from) => {
    const start = timeZoneStart(current, targetZone, new Date(now))
    expect(start.toISOString()).toBe(from)
    expect(localDate(start, targetZone) > localDate(new Date(now), current)).toBe(true)
  })
})

test.each([
  ['mali@example.com', 'm•••@example.com'],
  ['m@example.com', 'm•••@example.com'],
  ['🐤bird@example.com', '🐤•••@example.com'],
  ['+66812345678', '+66•••78'],
])('%s is masked as %s', (account, expected) => {
  expect(masked(account)).toBe(expected)
})
