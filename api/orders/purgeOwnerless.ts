// Deletes orders without a member once no late message about them is expected.
import { and, isNull, lt } from 'drizzle-orm'
import { forgottenBefore } from '../catalog/retention.ts'
import { deleteInBatches } from '../store/deleteInBatches.ts'
import type { Portion } from '../store/eachInBatches.ts'
import type { Database } from '../store/store.ts'
import { orders } from './tables.ts'

export async function purgeOwnerlessOrders(db: Database, now: Date, { stop }: Portion = {}) {
  const isDue = and(isNull(orders.memberId), lt(orders.changedAt, forgottenBefore('ownerlessOrderDays', now)))
  await deleteInBatches(db, [{ table: orders, isDue }], stop)
}
