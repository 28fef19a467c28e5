// Calculates the start and end of months in the member's time zone, and the coins that were earned, spent and expired
// in each month.
import type { components } from '#generated/schema.d.ts'
import { addMonths, firstOfMonth, localDate, startOfDate } from '../locale/calendar.ts'
import { coinMonths } from '../ledger/ledger.ts'
import type { Member } from '../members/member.ts'
import type { Database } from '../store/store.ts'

/** Returns the first instant of a month `YYYY-MM`, and of the next month. */
export function monthOf(month: string, timeZone: string) {
  const first = `${month}-01`
  return { from: startOfDate(first, timeZone), to: startOfDate(addMonths(first, 1), timeZone) }
}

/**
 * Returns the coin totals of the last twelve months, oldest first.
 * @param balance number of coins that the member can spend; excludes coins that have expired, even if the expiry is not
 * recorded in the ledger yet
 */
export async function lastMonths(
  db: Database,
  { id, timeZone }: Pick<Member, 'id' | 'timeZone'>,
  { balance, now }: { balance: number; now: Date },
): Promise<components['schemas']['CoinMonth'][]> {
  const today = localDate(now, timeZone)
  const firsts = Array.from({ length: 12 }, (_, place) => firstOfMonth(today, place - 11))
  const months = await coinMonths(
    db,
    id,
    firsts.map((from) => ({ from, start: startOfDate(from, timeZone) })),
  )
  const running = months.at(-1)
  if (!running) return months
  // Counts coins as expired this month if they have expired, but the expiry is not recorded in the ledger yet.
  const unposted = Math.max(0, running.balance - balance)
  const closing = { ...running, expired: running.expired + unposted, balance: running.balance - unposted }
  return [...months.slice(0, -1), closing]
}
