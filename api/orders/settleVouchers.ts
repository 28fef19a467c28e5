// Updates the state of vouchers whose codes an order contains, each time the order changes.
import { and, arrayContains, asc } from 'drizzle-orm'
import { orderRewards } from '../catalog/orderRewards.ts'
import type { Database } from '../store/store.ts'
import { settleVoucher } from '../vouchers/index.ts'
import { hubCodes, type OrderRow } from './orderRecords.ts'
import type { OrderContent } from './nextOrder.ts'
import { orders, takesCodes } from './tables.ts'

type Changed = { order: OrderRow; previousContent: OrderContent | undefined; now: Date }

/**
 * Updates the vouchers whose codes are or were in the order, because the order may no longer use the codes that it had
 * before.
 */
export async function settleVouchers(tx: Database, { order, previousContent, now }: Changed) {
  const orderCodes = hubCodes(order)
  const codes = new Set([...orderCodes, ...(previousContent ? hubCodes(previousContent) : [])])
  for (const code of [...codes].toSorted())
    await settleVoucher(tx, {
      code,
      order,
      isGivenBack: orderCodes.includes(code) && !order.isTest && order.takenCodes.length === 0,
      findUse: () => firstOrderTaking(tx, code),
      returnedDays: orderRewards().returnedVoucherDays,
      now,
    })
}

/**
 * Returns the order that uses the code: the one that was placed first, independent of the sequence in which messages
 * arrived.
 */
async function firstOrderTaking(tx: Database, code: string) {
  const [first] = await tx
    .select({ orderId: orders.id, memberId: orders.memberId, placedAt: orders.placedAt })
    .from(orders)
    .where(and(arrayContains(orders.takenCodes, [code]), takesCodes(orders)))
    .orderBy(asc(orders.placedAt), asc(orders.shopOrderId))
    .limit(1)
  return first
}
