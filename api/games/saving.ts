// Calculates how many daily check-ins a member needs to earn an amount of coins.
import { addDays } from '../locale/calendar.ts'
import type { Database } from '../store/store.ts'
import { gameOf, type Player } from './playHistory.ts'
import { endPauseBefore, cycleDates, daysToEarn, nextCheckIn } from './rules.ts'

/**
 * @returns a function that returns the number of daily check-ins that earn an amount of coins, starting with the
 * member's next check-in
 */
export async function dailyCoins(
  db: Database,
  member: Omit<Player, 'visitedCheckIn'>,
  now: Date,
): Promise<(coins: number) => number> {
  const { game, played, today } = await gameOf(db, member, { name: 'normalCheckIn', now })
  const back = endPauseBefore(played, today)
  const last = back.days.at(-1)
  const next = last?.date === today ? addDays(today, 1) : today
  const dates = cycleDates(nextCheckIn(back, next).cycleStart, back.paused)
  return (coins) => daysToEarn(game, dates.indexOf(next), coins)
}
