// Validates the date of a registered purchase.
import { noonOf } from '#src/runtime/format/dates.ts'

/**
 * Returns the problem of a purchase date; undefined for an allowed date. Also returns undefined for an invalid date,
 * because the date field reports invalid dates.
 * @param purchasedOn date as `YYYY-MM-DD`
 * @param today current date in the member's time zone
 */
export function dayProblem(purchasedOn: string, today: string, withinDays: number) {
  const daysAgo = Math.round((noonOf(today).getTime() - noonOf(purchasedOn).getTime()) / 86_400_000)
  if (daysAgo < 0) return 'future'
  return daysAgo > withinDays ? 'longAgo' : undefined
}
