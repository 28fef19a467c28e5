// Determines the special days of a cycle and the milestones of a streak.
import type { CheckInDay, CheckInState, Game } from '#generated/schema.d.ts'
import { isMilestone } from '#shared/milestones.ts'

/**
 * Returns the special days of the cycle: days with a prize other than coins, and the day with the most coins.
 * Excludes missed days.
 */
export function specialDays({ cycle }: Pick<CheckInState, 'cycle'>): CheckInDay[] {
  const most = Math.max(...cycle.map(({ reward }) => reward.coins))
  const isSpecial = ({ reward }: CheckInDay) => reward.name !== undefined || reward.coins === most
  return cycle.filter((day) => day.state !== 'missed' && isSpecial(day))
}

/** Returns true if today's check-in has reached a milestone. */
export const isMilestoneToday = ({
  game,
  checkedInToday,
  streak,
}: Pick<CheckInState, 'game' | 'checkedInToday' | 'streak'>) =>
  checkedInToday && !isBonus(game) && isMilestone(streak)

/**
 * Returns true for the Pop In game, a bonus in addition to the daily check-in. It has no streak, so that a member sees
 * only one streak.
 */
export const isBonus = (game: Game) => game === 'checkIn'
