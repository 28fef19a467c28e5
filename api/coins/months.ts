// Months of the member's own calendar.
import type { components } from '#generated/schema.d.ts'
import { addMonths, firstOfMonth, localDate, startOfDate } from '../locale/calendar.ts'
import { coinMonths } from '../ledger/ledger.ts'
import type { Member } from '../members/member.ts'
import type { Database } from '../store/store.ts'

/** When a month `YYYY-MM` begins and ends. */
export function monthOf(month: string, timeZone: string) {
  const first = `${month}-01`
  return { from: startOfDate(first, timeZone), to: startOfDate(addMonths(first, 1), timeZone) }
}

/**
 * The last twelve, oldest first.
 * @param balance what can be spent now: coins past their last day are no part of it, also before their expiry is posted
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
  // Coins past their end have expired this month, whether or not their expiry is posted.
  const unposted = Math.max(0, running.balance - balance)
  const closing = { ...running, expired: running.expired + unposted, balance: running.balance - unposted }
  return [...months.slice(0, -1), closing]
}
