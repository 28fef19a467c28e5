// What a registration may be, needed before its validators have loaded; tests/proofs.test.ts compares the limits with the
// contract's and the catalogue's.
import { noonOf } from '../../../runtime/format/dates.ts'

export const picturesAtMost = 3
export const megabytesAtMost = 10
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/heic']

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
