// Calculates possible lengths of a pause.
import type { CheckInState } from '#generated/schema.d.ts'

const usual = [1, 3, 7, 14]

/** Returns lengths in days: the usual ones below the remaining days, and all remaining days. */
export const pauseLengths = (left: number): number[] =>
  left > 0 ? [...usual.filter((days) => days < left), left] : []

/** Returns the last day of a pause of a number of days: it starts today, or tomorrow if today is done. */
export function lastDay(
  { today, checkedInToday }: Pick<CheckInState, 'today' | 'checkedInToday'>,
  days: number,
) {
  const later = checkedInToday ? days : days - 1
  return new Date(Date.parse(`${today}T00:00:00Z`) + later * 86_400_000).toISOString().slice(0, 10)
}
