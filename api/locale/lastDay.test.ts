import { expect, test } from 'vitest'
import { endAfterMove, endOfLastDay, lastDayAfter } from './lastDay.ts'

test.each([
  ['Asia/Bangkok', '2027-04-10', '2027-04-10T16:59:59.999Z'],
  ['America/Los_Angeles', '2027-11-30', '2027-12-01T07:59:59.999Z'],
  ['Africa/Cairo', '2027-04-29', '2027-04-29T21:59:59.999Z'],
])('endOfLastDay in %s returns the last millisecond of %s', (timeZone, date, end) => {
  expect(endOfLastDay({ date, timeZone }).toISOString()).toBe(end)
})

test('lastDayAfter counts calendar days in the time zone of the member', () => {
  const evening = new Date('2027-03-31T18:30:00Z')
  expect(lastDayAfter(evening, 10, 'Asia/Bangkok').date).toBe('2027-04-11')
  expect(lastDayAfter(evening, 10, 'America/Los_Angeles').date).toBe('2027-04-10')
})

test('endAfterMove returns the later of the ends in the old and the new time zone', () => {
  const bangkok = endOfLastDay({ date: '2027-04-10', timeZone: 'Asia/Bangkok' })
  const west = endAfterMove(bangkok, '2027-04-10', 'America/Los_Angeles')
  expect(west.toISOString()).toBe('2027-04-11T06:59:59.999Z')
  expect(endAfterMove(west, '2027-04-10', 'Asia/Bangkok')).toEqual(west)
})
