// Determines special days and milestones of a streak.
import type { CheckInDay, CheckInState, Game } from '#generated/schema.d.ts'

/**
 * Returns the special days of the cycle: those with more than coins, and the one with the most coins. Excludes missed
 * days.
 */
export function specialDays({ cycle }: Pick<CheckInState, 'cycle'>): CheckInDay[] {
  const most = Math.max(...cycle.map(({ reward }) => reward.coins))
  const isSpecial = ({ reward }: CheckInDay) => reward.name !== undefined || reward.coins === most
  return cycle.filter((day) => day.state !== 'missed' && isSpecial(day))
}

/** Streaks in days that are celebrated, and each further hundred. */
const milestones = [7, 30, 100]

/** Returns the next milestone of a streak, and the days until then; `undefined` without a streak. */
export function nextMilestone(streak: number): { total: number; days: number } | undefined {
  if (streak === 0) return undefined
  const total = milestones.find((milestone) => milestone > streak) ?? (Math.floor(streak / 100) + 1) * 100
  return { total, days: total - streak }
}

const isMilestone = (streak: number) => nextMilestone(streak - 1)?.total === streak

/** True if today's check-in has reached a milestone. */
export const isMilestoneToday = ({
  game,
  checkedInToday,
  streak,
}: Pick<CheckInState, 'game' | 'checkedInToday' | 'streak'>) =>
  checkedInToday && !isBonus(game) && isMilestone(streak)

/** Pop In is a bonus in addition to the daily check-in: it has no streak, so that a member sees only one. */
export const isBonus = (game: Game) => game === 'checkIn'
