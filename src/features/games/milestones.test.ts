import { expect, test } from 'vitest'
import type { CheckInDay, Reward } from '../../../generated/schema.d.ts'
import { nextWeek, specialDays } from './milestones.ts'

test.each([
  [0, undefined],
  [1, { total: 7, days: 6 }],
  [6, { total: 7, days: 1 }],
  [7, { total: 14, days: 7 }],
  [40, { total: 42, days: 2 }],
])('after %i days in a row the next whole week is %j', (streak, next) => {
  expect(nextWeek(streak)).toEqual(next)
})

test('days with a prize and the day with the most coins are special, missed ones are not', () => {
  const day = (place: number, state: CheckInDay['state'], reward: Partial<Reward>): CheckInDay => ({
    day: place,
    date: `2026-11-0${place}`,
    state,
    reward: { coins: 10, points: 2, ...reward },
  })
  const ticket = { name: 'A ticket', tickets: { draw: 'winter-lights', count: 1 } }
  const cycle = [
    day(1, 'done', {}),
    day(2, 'missed', ticket),
    day(3, 'today', ticket),
    day(4, 'ahead', { coins: 50 }),
  ]
  expect(specialDays({ cycle }).map((one) => one.day)).toEqual([3, 4])
})
