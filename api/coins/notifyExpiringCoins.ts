// Notifies members of expiring coins a configured number of days ahead, once per expiry date.
import { coinExpiry } from '../catalog/coinExpiry.ts'
import { dateIn } from '../locale/intl.ts'
import { completeLots, expiringWithin } from '../ledger/ledger.ts'
import { notify } from '../notices/notify.ts'
import { eachInBatches, type Portion } from '../store/eachInBatches.ts'
import type { Database } from '../store/store.ts'

/**
 * Runs as a daily job. A second run on the same day has no effect, and a run after missed days also sends the
 * notifications of these days.
 * @throws AggregateError with the failures, after all other members were notified
 */
export async function notifyExpiringCoins(db: Database, now: Date, portion: Portion = {}) {
  const until = new Date(now.getTime() + (coinExpiry().tellDaysAhead + 1) * 86_400_000)
  await eachInBatches({
    ...portion,
    next: (span) => expiringWithin(db, { now, until }, span),
    work: async ({ id: memberId, days, undated }) => {
      if (undated) await db.transaction((tx) => completeLots(tx, memberId, now))
      for (const { date, coins } of days)
        await notify(db, {
          memberId,
          kind: 'coins-expiring',
          params: { coins, date: dateIn(date) },
          reference: `coins-expiring:${date}`,
          now,
        })
    },
  })
}
