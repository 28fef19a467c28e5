// Tests the milestones of streaks.
import { expect, test } from 'vitest'
import { isMilestone, milestoneBetween, nextMilestone } from './milestones.ts'

test.each([
  [0, undefined],
  [1, { total: 7, days: 6 }],
  [6, { total: 7, days: 1 }],
  [7, { total: 30, days: 23 }],
  [40, { total: 100, days: 60 }],
  [100, { total: 200, days: 100 }],
  [250, { total: 300, days: 50 }],
])('nextMilestone after a streak of %i days is %j', (streak, next) => {
  expect(nextMilestone(streak)).toEqual(next)
})

test('isMilestone is true for 7, 30, 100 and each further hundred days', () => {
  const days = Array.from({ length: 301 }, (_, streak) => streak)
  expect(days.filter((streak) => isMilestone(streak))).toEqual([7, 30, 100, 200, 300])
})

test.each([
  [6, 7, 7],
  [7, 8, undefined],
  [3, 9, 7],
  [6, 31, 30],
  [50, 1, undefined],
  [0, 1, undefined],
])('milestoneBetween %i and %i days is %s', (before, after, milestone) => {
  expect(milestoneBetween(before, after)).toBe(milestone)
})
