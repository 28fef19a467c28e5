// How long a pause can be, pure.
import type { CheckInState } from '#generated/schema.d.ts'

const usual = [1, 3, 7, 14]

/** Lengths to choose from, in days: the usual ones as far as there are days, and all that are left. */
export const pauseLengths = (left: number): number[] =>
  left > 0 ? [...usual.filter((days) => days < left), left] : []

/** The last day of a pause of so many days: it begins today, or tomorrow where today is done. */
export function lastDay(
  { today, checkedInToday }: Pick<CheckInState, 'today' | 'checkedInToday'>,
  days: number,
) {
  const later = checkedInToday ? days : days - 1
  return new Date(Date.parse(`${today}T00:00:00Z`) + later * 86_400_000).toISOString().slice(0, 10)
}
