// Deletes orders without a member after a retention period, when late messages about them are no longer expected.
import { and, isNull, lt } from 'drizzle-orm'
import { expiredBefore } from '../catalog/retention.ts'
import { deleteInBatches } from '../store/deleteInBatches.ts'
import type { Portion } from '../store/eachInBatches.ts'
import type { Database } from '../store/store.ts'
import { orders } from './tables.ts'

export async function purgeOwnerlessOrders(db: Database, now: Date, { stop }: Portion = {}) {
  const isDue = and(isNull(orders.memberId), lt(orders.changedAt, expiredBefore('ownerlessOrderDays', now)))
  await deleteInBatches(db, [{ table: orders, isDue }], stop)
}
