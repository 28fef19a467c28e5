// Assigns an order to another member on behalf of staff, with the coins and points that the order earns.
import { eq } from 'drizzle-orm'
import { recordActs } from '../audit/recordActs.ts'
import { notify } from '../notices/notify.ts'
import type { Database } from '../store/store.ts'
import { settleEarning } from './earn.ts'
import { lockOrder } from './lockOrder.ts'
import { findOrder, recordOfOrder, saveOrder, type OrderRow } from './orderRecords.ts'
import { lockOwners } from './owners.ts'
import { settleVouchers } from './settleVouchers.ts'
import { orders } from './tables.ts'
import { withdrawOrder } from './withdrawOrder.ts'

/** Number of an order without a member, whose number is not stored. */
export const hiddenNumber = '–'

/**
 * Locks an order and its former and new owner until the transaction ends.
 * @returns undefined if the order does not exist; `joinedAt` is undefined if the new owner does not exist
 */
export async function lockForMove(
  tx: Database,
  { orderId, memberId }: { orderId: string; memberId: string },
): Promise<{ order: OrderRow; joinedAt: Date | undefined } | undefined> {
  const [stored] = await tx
    .select({ shopOrderId: orders.shopOrderId })
    .from(orders)
    .where(eq(orders.id, orderId))
  if (!stored) return undefined
  await lockOrder(tx, stored.shopOrderId)
  const locked = await findOrder(tx, stored.shopOrderId)
  const owners = await lockOwners(tx, [memberId, locked?.memberId ?? null])
  // Reads the order again, because a concurrent erasure of the former owner may have deleted it.
  const order = await findOrder(tx, stored.shopOrderId)
  if (order?.id !== orderId) return undefined
  return { order, joinedAt: owners.find(({ id }) => id === memberId)?.createdAt }
}

type Assignment = { memberId: string; joinedAt: Date; number: string; by: string; now: Date }

/**
 * Assigns a locked order to the member, and notifies both members. Takes back unspent coins and points of this year
 * from the former owner; spent coins do not become a debt. Messages of the shop do not change the owner afterwards.
 */
export async function assignOrder(
  tx: Database,
  former: OrderRow,
  { memberId, joinedAt, number, by, now }: Assignment,
) {
  const record = await recordOfOrder(tx, former)
  const { memberId: formerId, id } = former
  const withdrawn =
    formerId === null
      ? { coinsTaken: 0, coinsSpent: 0, pointsTaken: 0 }
      : await withdrawOrder(tx, { ...former, memberId: formerId }, { by, now })
  const owned = { id, memberId, assignedAt: now }
  const content = { ...record.content, number }
  const { order } = await saveOrder(tx, owned, { ...record, content })
  await settleVouchers(tx, { order, previousContent: record.content, now })
  await settleEarning(tx, { ...order, memberId }, { joinedAt, now })
  const [earned] = await tx.select().from(orders).where(eq(orders.id, id))
  const effect = {
    ...withdrawn,
    coinsGiven: (earned?.earnedCoins ?? 0) - order.earnedCoins,
    pointsGiven: (earned?.earnedPoints ?? 0) - order.earnedPoints,
  }
  const act = { what: 'order-assigned', by, subject: `order:${id}` } as const
  await recordActs(
    tx,
    now,
    // Omits the other member, because each member can export the audit entries of the account.
    ...(formerId === null ? [] : [{ ...act, memberId: formerId, outcome: 'moved to another member' }]),
    { ...act, memberId, outcome: formerId === null ? 'order had no member' : 'moved from another member' },
  )
  await notify(tx, {
    memberId,
    kind: 'order-added',
    params: { order: number, coins: effect.coinsGiven },
    reference: `order:${id}:added:${order.round}`,
    now,
  })
  return effect
}
