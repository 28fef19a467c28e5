// The check-in game, pure: from the days that were checked in to what the page shows. A cycle is seven days in a row
// from its first check-in; missing a day ends the streak, never the cycle.
import type { components } from '../../generated/schema.d.ts'
import { games, type Game } from '../catalog/checkIn.ts'
import { addDays, daysBetween, firstOfLastMonth, localDate, startOfDate } from '../calendar.ts'

type State = components['schemas']['CheckInState']
type Reward = components['schemas']['Reward']

/** A day that was checked in, as stored. */
export type CheckedDay = { date: string; cycleStart: string; streak: number }

const cycleLength = 7

/** What checking in on the date would be, after these days (oldest first). */
export function nextCheckIn(days: CheckedDay[], date: string): CheckedDay {
  const last = days.at(-1)
  return {
    date,
    cycleStart: last && daysBetween(last.cycleStart, date) < cycleLength ? last.cycleStart : date,
    streak: last?.date === addDays(date, -1) ? last.streak + 1 : 1,
  }
}

/** The reward of a date in the cycle that began on `cycleStart`; the next cycle's first where the date lies beyond. */
export function rewardOn(game: Game, cycleStart: string, date: string): Reward {
  const reward = games[game].rewards[daysBetween(cycleStart, date) % cycleLength]
  if (!reward) throw new Error(`The catalogue has no reward for ${date} of ${game}.`)
  return reward
}

/** The game as it stands at an instant, from the stored days, oldest first. */
export function checkInState(game: Game, days: CheckedDay[], now: Date, timeZone: string): State {
  const today = localDate(now, timeZone)
  const last = days.at(-1)
  const checkedInToday = last?.date === today
  const current = checkedInToday ? last : nextCheckIn(days, today)
  const { cycleStart } = current
  const dates = new Set(days.map(({ date }) => date))
  const stateOf = (date: string) => {
    if (dates.has(date)) return 'done'
    if (date === today) return 'today'
    return date < today ? 'missed' : 'ahead'
  }
  const tomorrow = addDays(today, 1)
  return {
    today,
    timeZone,
    resetsAt: startOfDate(tomorrow, timeZone).toISOString(),
    checkedInToday,
    streak: checkedInToday ? current.streak : current.streak - 1,
    cycle: Array.from({ length: cycleLength }, (_, index) => {
      const date = addDays(cycleStart, index)
      return { day: index + 1, date, state: stateOf(date), reward: rewardOn(game, cycleStart, date) }
    }),
    todaysReward: rewardOn(game, cycleStart, today),
    tomorrowsReward: rewardOn(game, cycleStart, tomorrow),
    history: [...dates].filter((date) => date >= firstOfLastMonth(today)),
  }
}
