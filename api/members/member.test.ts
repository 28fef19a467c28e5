// Tests which time zone applies to a member at an instant.
import { expect, test } from 'vitest'
import { pastTimeZoneAt, timeZoneAt } from './member.ts'

const moved = new Date('2026-11-20T17:00:00.000Z')
const moves = new Date('2026-11-22T17:00:00.000Z')
const member = {
  formerTimeZone: 'Asia/Jakarta',
  formerTimeZoneUntil: moved,
  timeZone: 'Asia/Bangkok',
  nextTimeZone: 'Asia/Tokyo',
  nextTimeZoneAt: moves,
}

test.each([
  [new Date(moved.getTime() - 1), 'Asia/Jakarta'],
  [moved, 'Asia/Bangkok'],
  [new Date(moves.getTime() - 1), 'Asia/Bangkok'],
  [moves, 'Asia/Tokyo'],
])('pastTimeZoneAt returns the time zone that applied at %s: %s', (instant, timeZone) => {
  expect(pastTimeZoneAt(member, instant)).toBe(timeZone)
})

test('timeZoneAt never returns the former time zone', () => {
  expect(timeZoneAt(member, new Date(moved.getTime() - 1))).toBe('Asia/Bangkok')
})
