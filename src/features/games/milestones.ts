// Finds the days and weeks worth looking forward to, pure.
import type { CheckInDay, CheckInState } from '../../../generated/schema.d.ts'

/** The cycle's special days: those that bring more than coins, else the one with the most. Missed ones are no treat. */
export function specialDays({ cycle }: Pick<CheckInState, 'cycle'>): CheckInDay[] {
  const most = Math.max(...cycle.map(({ reward }) => reward.coins))
  const isSpecial = ({ reward }: CheckInDay) => reward.name !== undefined || reward.coins === most
  return cycle.filter((day) => day.state !== 'missed' && isSpecial(day))
}

/** The next whole week of a streak, and in how many days it is there; none before the first day. */
export function nextWeek(streak: number): { total: number; days: number } | undefined {
  if (streak === 0) return undefined
  const total = (Math.floor(streak / 7) + 1) * 7
  return { total, days: total - streak }
}
