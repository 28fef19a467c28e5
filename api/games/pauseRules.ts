// Pauses, pure: days on which nothing is missed, so many in a quarter of the year.
import { addDays, datesFrom, firstOfMonth } from '../locale/calendar.ts'

/** The first days of the quarter that holds the date, and of the one after it. */
export function quarterOf(date: string): { from: string; next: string } {
  const into = (Number(date.slice(5, 7)) - 1) % 3
  return { from: firstOfMonth(date, -into), next: firstOfMonth(date, 3 - into) }
}

/** How many days of pause the quarter of the date has left. */
export function pauseDaysLeft(paused: readonly string[], date: string, perQuarter: number): number {
  const { from, next } = quarterOf(date)
  return Math.max(0, perQuarter - paused.filter((day) => day >= from && day < next).length)
}

/** How many days in a row from the first on can be paused, up to `wanted`, beside those that are. */
export function pausableDays(
  paused: readonly string[],
  first: string,
  { count, perQuarter }: { count: number; perQuarter: number },
): number {
  const all = [...paused]
  for (const [index, date] of datesFrom(first, count).entries()) {
    if (pauseDaysLeft(all, date, perQuarter) === 0) return index
    all.push(date)
  }
  return count
}

/** The pause that runs on the date, or begins the day after; `null` where there is none. */
export function pauseOn(paused: readonly string[], today: string): { from: string; to: string } | null {
  const days = new Set(paused)
  let from = days.has(today) ? today : addDays(today, 1)
  if (!days.has(from)) return null
  while (days.has(addDays(from, -1))) from = addDays(from, -1)
  let to = from
  while (days.has(addDays(to, 1))) to = addDays(to, 1)
  return { from, to }
}
