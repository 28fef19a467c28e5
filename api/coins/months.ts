// Calculates months in the member's time zone.
import type { components } from '#generated/schema.d.ts'
import { addMonths, firstOfMonth, localDate, startOfDate } from '../locale/calendar.ts'
import { coinMonths } from '../ledger/ledger.ts'
import type { Member } from '../members/member.ts'
import type { Database } from '../store/store.ts'

/** Returns start and end of a month `YYYY-MM`. */
export function monthOf(month: string, timeZone: string) {
  const first = `${month}-01`
  return { from: startOfDate(first, timeZone), to: startOfDate(addMonths(first, 1), timeZone) }
}

/**
 * Returns the last twelve months, oldest first.
 * @param balance spendable coins; excludes expired coins whose expiry is not posted yet
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
  // Counts coins past their end as expired this month, also if their expiry is not posted yet.
  const unposted = Math.max(0, running.balance - balance)
  const closing = { ...running, expired: running.expired + unposted, balance: running.balance - unposted }
  return [...months.slice(0, -1), closing]
}
