// Tells members of coins that expire, once for each date, some days ahead.
import { addDays } from '../locale/calendar.ts'
import { coinExpiry } from '../catalog/coinExpiry.ts'
import { dateIn } from '../locale/intl.ts'
import { expiringWithin, utcDate } from '../ledger/ledger.ts'
import { notify } from '../notices/notify.ts'
import type { Database } from '../store/store.ts'

/** A job of the day: may be repeated, and makes up for days on which it did not run. */
export async function tellOfExpiry(db: Database, now: Date, stop?: AbortSignal) {
  const today = utcDate(now)
  for await (const { memberId, coins, date } of expiringWithin(db, {
    from: today,
    to: addDays(today, coinExpiry.tellDaysAhead),
  })) {
    if (stop?.aborted) return
    const params = { coins, date: dateIn(date) }
    const reference = `coins-expiring:${date}`
    await notify(db, { memberId, kind: 'coins-expiring', params, reference, now })
  }
}
