// Calculates when lots expire, and which lots a spend uses.
import { addDays, firstOfMonth, localDate, yearOf } from '../locale/calendar.ts'
import { timeZoneAt, type Zoned } from '../members/member.ts'

/** Returns the calendar date of an instant in UTC: `YYYY-MM-DD`. */
export function utcDate(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}

/**
 * Returns the last day of coins granted at the instant: the last day of the member's calendar month, twelve months
 * later.
 */
export const lotExpiry = (grantedAt: Date, timeZone: string): string =>
  addDays(firstOfMonth(localDate(grantedAt, timeZone), 13), -1)

/**
 * Returns the calendar year of an instant in the member's time zone. A change of the time zone takes effect at midnight
 * only, so a year never repeats.
 */
export const yearAt = (member: Zoned, at: Date) => yearOf(at, timeZoneAt(member, at))

/** Change of the coins in a lot: negative if coins are taken, positive if coins are returned. */
export type LotUse = { lotId: string; amount: number }

type Lot = { id: string; remaining: number }

/** Takes coins from the lots in the given order, up to the amount. Takes less if the lots contain fewer coins. */
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

/** Takes the whole amount from the lots; returns `null` if the lots contain fewer coins. */
export function allocateLots(lots: readonly Lot[], amount: number): LotUse[] | null {
  const uses = takeFromLots(lots, amount)
  return uses.reduce((sum, use) => sum + use.amount, amount) === 0 ? uses : null
}
