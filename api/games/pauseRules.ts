// Defines the rules of pauses. A member can pause a limited number of days per calendar quarter. A missed check-in on a
// paused day does not end the streak.
import { addDays, datesFrom, firstOfMonth } from '../locale/calendar.ts'

/** Returns the first day of the quarter that contains the date, and the first day of the next quarter. */
export function quarterOf(date: string): { from: string; next: string } {
  const into = (Number(date.slice(5, 7)) - 1) % 3
  return { from: firstOfMonth(date, -into), next: firstOfMonth(date, 3 - into) }
}

/** Returns the number of pause days that are left in the quarter of the date. */
export function pauseDaysLeft(paused: readonly string[], date: string, perQuarter: number): number {
  const { from, next } = quarterOf(date)
  return Math.max(0, perQuarter - paused.filter((day) => day >= from && day < next).length)
}

/**
 * Returns the number of consecutive days, starting with `first`, that the member can still pause within the quarterly
 * limits. Returns at most `count`.
 */
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

/** Returns the pause that includes the date or starts on the next day; `null` if there is no such pause. */
export function pauseOn(paused: readonly string[], today: string): { from: string; to: string } | null {
  const days = new Set(paused)
  let from = days.has(today) ? today : addDays(today, 1)
  if (!days.has(from)) return null
  while (days.has(addDays(from, -1))) from = addDays(from, -1)
  let to = from
  while (days.has(addDays(to, 1))) to = addDays(to, 1)
  return { from, to }
}
