// Calculates expiry of lots and the order in which they are used.
import { addDays, firstOfMonth, localDate, yearOf } from '../locale/calendar.ts'
import { timeZoneAt, type Zoned } from '../members/member.ts'

/** Returns the calendar date of an instant in UTC: `YYYY-MM-DD`. */
export function utcDate(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}

/** Returns the last day of coins granted at the instant: the end of the member's month, twelve months later. */
export const lotExpiry = (grantedAt: Date, timeZone: string): string =>
  addDays(firstOfMonth(localDate(grantedAt, timeZone), 13), -1)

/** Returns the year in the member's calendar. Time zones change at midnight only, so a year never repeats. */
export const yearAt = (member: Zoned, at: Date) => yearOf(at, timeZoneAt(member, at))

/** Change of a lot: negative if coins are taken, positive if they are returned. */
export type LotUse = { lotId: string; amount: number }

type Lot = { id: string; remaining: number }

/** Takes up to the amount from the lots in the given order. */
export function takeFromLots(lots: readonly Lot[], amount: number): LotUse[] {
  const uses: LotUse[] = []
  let missing = amount
  for (const { id, remaining } of lots) {
    const portion = Math.min(remaining, missing)
    if (portion === 0) break
    uses.push({ lotId: id, amount: -portion })
    missing -= portion
  }
  return uses
}

/** Takes the whole amount; `null` if the lots do not contain it. */
export function allocateLots(lots: readonly Lot[], amount: number): LotUse[] | null {
  const uses = takeFromLots(lots, amount)
  return uses.reduce((sum, use) => sum + use.amount, amount) === 0 ? uses : null
}
