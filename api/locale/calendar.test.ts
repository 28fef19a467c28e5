// Tests calendar dates of members on unusual days, such as clock changes, and in unusual time zones.
import { describe, expect, test } from 'vitest'
import {
  addDays,
  addWeekdays,
  daysBetween,
  firstOfMonth,
  isTimeZone,
  localDate,
  startOfDate,
} from './calendar.ts'

describe('calendar date in a time zone at an instant', () => {
  test.each([
    ['2026-11-21T16:59:59.999Z', 'Asia/Bangkok', '2026-11-21'],
    ['2026-11-21T17:00:00.000Z', 'Asia/Bangkok', '2026-11-22'],
    ['2026-11-21T09:59:59.999Z', 'Pacific/Kiritimati', '2026-11-21'],
    ['2026-11-21T10:00:00.000Z', 'Pacific/Kiritimati', '2026-11-22'],
    ['2026-11-21T10:59:59.999Z', 'Pacific/Pago_Pago', '2026-11-20'],
    ['2026-11-21T11:00:00.000Z', 'Pacific/Pago_Pago', '2026-11-21'],
    ['2026-11-21T18:14:59.999Z', 'Asia/Kathmandu', '2026-11-21'],
    ['2026-11-21T18:15:00.000Z', 'Asia/Kathmandu', '2026-11-22'],
    ['2026-12-31T17:00:00.000Z', 'Asia/Jakarta', '2027-01-01'],
    ['2028-02-28T17:00:00.000Z', 'Asia/Bangkok', '2028-02-29'],
  ])('localDate of %s in %s returns %s', (instant, timeZone, date) => {
    expect(localDate(new Date(instant), timeZone)).toBe(date)
  })
})

describe('start of a date', () => {
  test.each([
    ['2026-11-22', 'Asia/Bangkok', '2026-11-21T17:00:00.000Z', 'a time zone without daylight saving time'],
    [
      '2026-03-09',
      'America/New_York',
      '2026-03-09T04:00:00.000Z',
      'an hour earlier on the day after the clocks went forward',
    ],
    [
      '2026-03-08',
      'America/New_York',
      '2026-03-08T05:00:00.000Z',
      'unchanged on the day on which the clocks go forward',
    ],
    [
      '2026-11-02',
      'America/New_York',
      '2026-11-02T05:00:00.000Z',
      'an hour later on the day after the clocks went back',
    ],
    ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z', 'at 1 a.m. if the clocks skip midnight'],
    [
      '2011-12-31',
      'Pacific/Apia',
      '2011-12-30T10:00:00.000Z',
      'the day after a date that the time zone skipped',
    ],
    ['2026-11-22', 'Pacific/Kiritimati', '2026-11-21T10:00:00.000Z', 'the easternmost time zone'],
    ['2026-11-22', 'Pacific/Pago_Pago', '2026-11-22T11:00:00.000Z', 'the westernmost time zone'],
  ])('startOfDate of %s in %s returns %s: %s', (date, timeZone, instant) => {
    const start = startOfDate(date, timeZone)
    expect(start.toISOString()).toBe(instant)
    expect(localDate(start, timeZone)).toBe(date)
    expect(localDate(new Date(start.getTime() - 1), timeZone) < date).toBe(true)
  })

  test.each([
    ['America/New_York', '2026-03-08', 23],
    ['America/New_York', '2026-11-01', 25],
    ['Australia/Lord_Howe', '2026-04-05', 24.5],
    ['Asia/Bangkok', '2026-03-08', 24],
  ])('in %s, startOfDate of %s and of the next date are %d hours apart', (timeZone, date, hours) => {
    const [start, end] = [startOfDate(date, timeZone), startOfDate(addDays(date, 1), timeZone)]
    expect((end.getTime() - start.getTime()) / 3_600_000).toBe(hours)
  })
})

test('addDays and daysBetween count days across ends of months, leap days and clock changes', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2027-02-28', 1)).toBe('2027-03-01')
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
  expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2)
  expect(daysBetween('2026-03-09', '2026-03-07')).toBe(-2)
})

test('firstOfMonth with -1 returns the first of December for a date in January', () => {
  expect(firstOfMonth('2026-11-21', -1)).toBe('2026-10-01')
  expect(firstOfMonth('2027-01-31', -1)).toBe('2026-12-01')
  expect(firstOfMonth('2028-03-31', -1)).toBe('2028-02-01')
})

test('isTimeZone accepts only time zones that the runtime knows', () => {
  expect(['Asia/Bangkok', 'UTC', 'America/Argentina/Buenos_Aires'].map(isTimeZone)).toEqual([
    true,
    true,
    true,
  ])
  expect(['Moon/Tranquility', '', 'Asia/'].map(isTimeZone)).toEqual([false, false, false])
})

test.each([
  ['2026-11-23', 2, '2026-11-25'],
  ['2026-11-26', 2, '2026-11-30'],
  ['2026-11-28', 1, '2026-11-30'],
  ['2026-12-31', 5, '2027-01-07'],
])('addWeekdays of %s and %d returns %s', (date, weekdays, then) => {
  expect(addWeekdays(date, weekdays)).toBe(then)
})
