// Notifies members that the warranty of a registered product ends soon, once for each warranty.
import { and, between, isNull } from 'drizzle-orm'
import { addDays } from '../locale/calendar.ts'
import { registrableProducts, warranty } from '../catalog/registrableProducts.ts'
import { dateIn } from '../locale/intl.ts'
import { notify } from '../notices/notify.ts'
import { batchSize, eachInBatches, within, type Portion } from '../store/eachInBatches.ts'
import type { Database } from '../store/store.ts'
import { productRegistrations } from './tables.ts'

/**
 * Runs as a daily job. Idempotent. If the job did not run on a day, the next run sends the missed notifications.
 * @throws AggregateError with the errors of all members who could not be notified, after all other members were
 * notified
 */
export async function notifyWarranties(db: Database, now: Date, portion: Portion = {}) {
  const today = now.toISOString().slice(0, 10)
  const { id: idColumn, warrantyUntil, endedAt } = productRegistrations
  const ending = and(between(warrantyUntil, today, addDays(today, warranty().endsSoonDays)), isNull(endedAt))
  await eachInBatches({
    ...portion,
    next: (span) =>
      db
        .select()
        .from(productRegistrations)
        .where(and(ending, within(idColumn, span)))
        .orderBy(idColumn)
        .limit(batchSize),
    work: ({ id, memberId, product, warrantyUntil: until }) => {
      const entry = registrableProducts().get(product)
      const params = { product: entry?.name ?? product, date: dateIn(until) }
      const names = { aboutBaby: entry?.aboutBaby ?? true }
      return notify(db, {
        memberId,
        kind: 'warranty-ends',
        params,
        names,
        reference: `warranty-ends:${id}`,
        now,
      })
    },
  })
}
