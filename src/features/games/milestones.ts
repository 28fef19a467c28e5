// Finds the days and milestones worth looking forward to, pure.
import type { CheckInDay, CheckInState, Game } from '#generated/schema.d.ts'

/** The cycle's special days: those that bring more than coins, else the one with the most. Missed ones are no treat. */
export function specialDays({ cycle }: Pick<CheckInState, 'cycle'>): CheckInDay[] {
  const most = Math.max(...cycle.map(({ reward }) => reward.coins))
  const isSpecial = ({ reward }: CheckInDay) => reward.name !== undefined || reward.coins === most
  return cycle.filter((day) => day.state !== 'missed' && isSpecial(day))
}

/** Days in a row that are celebrated; from the last one on every further hundred is. */
const milestones = [7, 30, 100]

/** The next milestone of a streak, and in how many days it is there; none before the first day. */
export function nextMilestone(streak: number): { total: number; days: number } | undefined {
  if (streak === 0) return undefined
  const total = milestones.find((milestone) => milestone > streak) ?? (Math.floor(streak / 100) + 1) * 100
  return { total, days: total - streak }
}

const isMilestone = (streak: number) => nextMilestone(streak - 1)?.total === streak

/** Whether today has brought a streak to a milestone. */
export const isMilestoneToday = ({
  game,
  checkedInToday,
  streak,
}: Pick<CheckInState, 'game' | 'checkedInToday' | 'streak'>) =>
  checkedInToday && !isBonus(game) && isMilestone(streak)

/** Pop In comes on top of the check-in that home shows: its days are no streak, so that a member has one in sight. */
export const isBonus = (game: Game) => game === 'checkIn'
