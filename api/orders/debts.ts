// Coins that orders are owed: they were taken back by a refund once they had been spent. What settles them, and what never
// does, docs/decisions tells.
import { and, asc, eq, gt } from 'drizzle-orm'
import { reverse, takeBack } from '../ledger/ledger.ts'
import { acquireMemberLock } from '../session/index.ts'
import type { Database } from '../store/store.ts'
import { orders } from './tables.ts'

type Order = typeof orders.$inferSelect
type Part = { reference: string; amount: number; now: Date }

/** Takes coins or points out of what those grants gave. */
export async function takePart(
  tx: Database,
  grants: string[],
  currency: 'coins' | 'points',
  { reference, amount, now }: Part,
) {
  return await takeBack(tx, {
    grants: grants.map((one) => `${one}:${currency}`),
    amount,
    purpose: 'order_return',
    reference: `${reference}:back:${currency}`,
    occurredAt: now,
  })
}

type Undone = {
  memberId: string
  /** What the coins were spent under. */
  reference: string
  now: Date
}

/**
 * Undoes a spending: the coins return to their lots. Where they came from an order that is owed them by now, they are that
 * order's, and settle what it is owed: a purchase that was returned pays for nothing a second time.
 */
export async function undoSpending(tx: Database, { memberId, reference, now }: Undone) {
  // As when the shop tells of an order: what the member owes is nobody else's meanwhile.
  await acquireMemberLock(tx, memberId)
  await reverse(tx, reference, now)
  for (const { id, shopOrderId, grants, earnedCoins, owedCoins } of await owingOrders(tx, memberId)) {
    const part = { reference: `order:${shopOrderId}:${reference}`, amount: owedCoins, now }
    const { taken, expired } = await takePart(tx, grants, 'coins', part)
    const settled = { earnedCoins: earnedCoins - taken - expired, owedCoins: owedCoins - taken - expired }
    await tx.update(orders).set(settled).where(eq(orders.id, id))
  }
}

/** The oldest first. */
const owingOrders = (tx: Database, memberId: string) =>
  tx
    .select()
    .from(orders)
    .where(and(eq(orders.memberId, memberId), gt(orders.owedCoins, 0)))
    .orderBy(asc(orders.placedAt), asc(orders.id))

/** Coins that other orders are owed come out of those that this one has just earned. */
export async function settleDebts(tx: Database, { id, memberId }: Order, { reference, amount, now }: Part) {
  const owing = (await owingOrders(tx, memberId)).filter((order) => order.id !== id)
  let left = amount
  for (const { id: otherId, earnedCoins, owedCoins } of owing) {
    if (left === 0) return
    const { taken } = await takeBack(tx, {
      grants: [`${reference}:coins`],
      amount: Math.min(owedCoins, left),
      purpose: 'order_return',
      reference: `${reference}:settles:${otherId}`,
      occurredAt: now,
    })
    left -= taken
    const settled = { earnedCoins: earnedCoins - taken, owedCoins: owedCoins - taken }
    await tx.update(orders).set(settled).where(eq(orders.id, otherId))
  }
}
