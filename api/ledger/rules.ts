// The arithmetic of lots: when coins expire and which are taken first.
import { addDays, firstOfMonth, localDate, yearOf } from '../locale/calendar.ts'
import { timeZoneAt, type Zoned } from '../members/member.ts'

/** The calendar date of an instant in UTC: `YYYY-MM-DD`. */
export function utcDate(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}

/** The last day of coins granted at the instant: the end of the member's month twelve months on. */
export const lotExpiry = (grantedAt: Date, timeZone: string): string =>
  addDays(firstOfMonth(localDate(grantedAt, timeZone), 13), -1)

/** The year of the member's own calendar. Time zones change between two days, so that no year comes back. */
export const yearAt = (member: Zoned, at: Date) => yearOf(at, timeZoneAt(member, at))

/** Part of a lot: negative when taken from it, positive when given back. */
export type LotUse = { lotId: string; amount: number }

type Lot = { id: string; remaining: number }

/** Takes up to the amount from the lots in the order given. */
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

/** The same, but `null` if the lots do not hold the whole amount. */
export function allocateLots(lots: readonly Lot[], amount: number): LotUse[] | null {
  const uses = takeFromLots(lots, amount)
  return uses.reduce((sum, use) => sum + use.amount, amount) === 0 ? uses : null
}
