// The day of a purchase that is registered.
import { noonOf } from '#src/runtime/format/dates.ts'

/**
 * What is wrong with the day of a purchase; nothing with what is no day, which its field says itself.
 * @param purchasedOn `YYYY-MM-DD`
 * @param today the member's
 */
export function dayProblem(purchasedOn: string, today: string, withinDays: number) {
  const daysAgo = Math.round((noonOf(today).getTime() - noonOf(purchasedOn).getTime()) / 86_400_000)
  if (daysAgo < 0) return 'future'
  return daysAgo > withinDays ? 'longAgo' : undefined
}
