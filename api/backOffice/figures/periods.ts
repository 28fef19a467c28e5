// Calculates the days of periods in UTC. Weeks start on Monday.
import { addDays, addMonths, firstOfMonth } from '../../locale/calendar.ts'
import type { Period } from './metrics.ts'

/** Days from `from` to the day before `to`. */
export type DayRange = { from: string; to: string }
/** Days of periods, from the first day of a period to the day before the first day of another. */
export type PeriodRange = DayRange & { period: Period }

/** Returns the first day of the period that contains the day. */
export function startOf(period: Period, day: string): string {
  if (period === 'day') return day
  if (period === 'month') return firstOfMonth(day, 0)
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, -((weekday + 6) % 7))
}

/** Returns the first day of the period that is a number of periods later. */
export function shift(period: Period, start: string, count: number): string {
  if (period === 'month') return addMonths(start, count)
  return addDays(start, period === 'week' ? 7 * count : count)
}

/** Extends the range to whole periods. */
export const widen = (period: Period, { from, to }: DayRange): DayRange => ({
  from: startOf(period, from),
  to: shift(period, startOf(period, addDays(to, -1)), 1),
})

/** Returns the shortest range that contains all ranges. */
export const spanOf = (ranges: readonly DayRange[]): DayRange => ({
  from: ranges.map(({ from }) => from).toSorted()[0] ?? '',
  to:
    ranges
      .map(({ to }) => to)
      .toSorted()
      .at(-1) ?? '',
})

/** Splits a range into ranges of at most seven days. */
export function weeksOf({ from, to }: DayRange): DayRange[] {
  const next = addDays(from, 7)
  return next < to ? [{ from, to: next }, ...weeksOf({ from: next, to })] : [{ from, to }]
}
