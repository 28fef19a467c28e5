// Dates at the edges of what can be right, changes that are remembered, and from when a time zone holds.
import { describe, expect, test } from 'vitest'
import { localDate } from '../locale/calendar.ts'
import { addYears, changedAt, implausible, masked, timeZoneStart, type DateField } from './rules.ts'

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

describe('a change of a date is remembered', () => {
  const now = new Date('2026-11-21T03:00:00.000Z')
  const earlier = new Date('2026-01-01T00:00:00.000Z')
  test.each([
    ['the first word is none', null, null, '2026-01-01', null],
    ['the same again is none', '2026-01-01', null, '2026-01-01', null],
    ['another date is one', '2026-01-01', null, '2026-01-02', now],
    ['removing it is one', '2026-01-01', null, null, now],
    ['adding it again after that is one', null, earlier, '2026-01-01', now],
    ['nothing after that is none', null, earlier, null, earlier],
  ])('%s', (_, before, changed, date, expected) => {
    expect(changedAt({ date: before, changedAt: changed }, date, now)).toEqual(expected)
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
  ])('%s to %s at %s: %s, %s', (current, wanted, now, from) => {
    const start = timeZoneStart(current, wanted, new Date(now))
    expect(start.toISOString()).toBe(from)
    expect(localDate(start, wanted) > localDate(new Date(now), current)).toBe(true)
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
