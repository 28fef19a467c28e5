import { expect, test } from 'vitest'
import type { CheckInDay, Reward } from '#generated/schema.d.ts'
import { isMilestoneToday, specialDays } from './milestones.ts'

test('isMilestoneToday is true for streaks of 7, 30, 100 and each further hundred days, except in bonus games', () => {
  const reached = (streak: number, game: 'normalCheckIn' | 'checkIn' = 'normalCheckIn') =>
    isMilestoneToday({ game, checkedInToday: true, streak })
  const days = Array.from({ length: 301 }, (_, streak) => streak)
  expect(days.filter((streak) => reached(streak))).toEqual([7, 30, 100, 200, 300])
  expect(reached(7, 'checkIn')).toBe(false)
  expect(isMilestoneToday({ game: 'normalCheckIn', checkedInToday: false, streak: 7 })).toBe(false)
})

test('specialDays returns days with a prize and the day with the most coins, but no missed days', () => {
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
  expect(specialDays({ cycle }).map((cycleDay) => cycleDay.day)).toEqual([3, 4])
})
