// Coins that orders are owed: a refund takes back what the order gave, and by then it was spent. What settles them, and what
// never does, docs/decisions/0034 tells.
import { and, asc, eq, gt } from 'drizzle-orm'
import { reverse, takeBack } from '../ledger/ledger.ts'
import { acquireMemberLock } from '../session/index.ts'
import type { Database } from '../store/store.ts'
import { orders } from './tables.ts'

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
 * Undoes a spending: the coins return to their lots. Where those are of orders and an order is owed coins, they settle it: a
 * purchase that was returned pays for nothing a second time.
 */
export async function undoSpending(tx: Database, { memberId, reference, now }: Undone) {
  // As when the shop tells of an order: what the member owes is nobody else's meanwhile.
  await acquireMemberLock(tx, memberId)
  await reverse(tx, { reference, occurredAt: now })
  await settleDebts(tx, { memberId, reference: `undone:${reference}`, now, forgives: () => true })
}

type Settlement = {
  memberId: string
  /** What happened that may settle them: each settles once. */
  reference: string
  now: Date
  /** Whether coins of the order's own that have expired count as given back. */
  forgives: (orderId: string) => boolean
}

/**
 * Takes what orders are owed out of what orders gave, as far as it is there, for the oldest first: out of the order's own coins,
 * then out of the others', because the others' may have settled what this one's were spent for, and the reverse. So whatever
 * is called off in whatever order, no coin of an order is there while an order is owed one.
 */
export async function settleDebts(tx: Database, { memberId, reference, now, forgives }: Settlement) {
  const { id, grants, earnedCoins, owedCoins, round, placedAt } = orders
  const given = await tx
    .select({ id, grants, earnedCoins, owedCoins })
    .from(orders)
    .where(and(eq(orders.memberId, memberId), gt(round, 0)))
    .orderBy(asc(placedAt), asc(id))
  const all = given.flatMap((order) => order.grants)
  for (const order of given.filter((one) => one.owedCoins > 0)) {
    let left = order.owedCoins
    for (const [whose, from] of Object.entries({ own: order.grants, all })) {
      if (left === 0) break
      const part = { reference: `${reference}:settles:${order.id}:${whose}`, amount: left, now }
      const { taken, expired } = await takePart(tx, from, 'coins', part)
      left -= whose === 'own' && forgives(order.id) ? taken + expired : taken
    }
    const settled = { earnedCoins: order.earnedCoins - order.owedCoins + left, owedCoins: left }
    if (left < order.owedCoins) await tx.update(orders).set(settled).where(eq(orders.id, order.id))
  }
}
