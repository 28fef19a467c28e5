// Calculates the possible lengths of a pause.
import type { CheckInState } from '#generated/schema.d.ts'

const usual = [1, 3, 7, 14]

/**
 * Returns the lengths of a pause in days that the member can select: the usual lengths below the number of remaining
 * pause days, and that number itself.
 */
export const pauseLengths = (left: number): number[] =>
  left > 0 ? [...usual.filter((days) => days < left), left] : []

/**
 * Returns the last day of a pause with the given number of days. The pause starts today, or tomorrow if today's
 * check-in is done.
 */
export function lastDay(
  { today, checkedInToday }: Pick<CheckInState, 'today' | 'checkedInToday'>,
  days: number,
) {
  const later = checkedInToday ? days : days - 1
  return new Date(Date.parse(`${today}T00:00:00Z`) + later * 86_400_000).toISOString().slice(0, 10)
}
