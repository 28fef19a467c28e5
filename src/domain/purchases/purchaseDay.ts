// Validates the date of a registered purchase.
import { noonOf } from '#src/runtime/format/dates.ts'

/**
 * Returns the problem of a purchase date; undefined for an invalid date, which its field reports.
 * @param purchasedOn date as `YYYY-MM-DD`
 * @param today current date of the member
 */
export function dayProblem(purchasedOn: string, today: string, withinDays: number) {
  const daysAgo = Math.round((noonOf(today).getTime() - noonOf(purchasedOn).getTime()) / 86_400_000)
  if (daysAgo < 0) return 'future'
  return daysAgo > withinDays ? 'longAgo' : undefined
}
