// Takes back the coins and points of an order after the shop or staff assigned the order to another person.
import { eq } from 'drizzle-orm'
import { recordActs } from '../audit/recordActs.ts'
import { notify } from '../notices/notify.ts'
import type { Database } from '../store/store.ts'
import { takePart } from './debts.ts'
import { pointsOfYear, referenceOf, type MembersOrder } from './earn.ts'
import { orders } from './tables.ts'

/**
 * Takes back the unspent coins and the points of the order, and notifies the member. Coins that the member has spent do
 * not become a debt.
 * @returns the coins and points that were taken, and the coins that were spent or have expired
 */
export async function withdrawOrder(
  tx: Database,
  order: MembersOrder,
  { by, now }: { by: string; now: Date },
) {
  const { id, memberId, number, grants, earnedCoins, owedCoins, earnedPoints } = order
  const reference = referenceOf(order, order.round + 1)
  const part = { reference, now }
  const coins = earnedCoins - owedCoins
  const coinsTaken =
    coins > 0 ? (await takePart(tx, grants, { currency: 'coins', ...part, amount: coins })).debited : 0
  const points = Math.min(earnedPoints, await pointsOfYear(tx, order, now))
  const pointsTaken =
    points > 0 ? (await takePart(tx, grants, { currency: 'points', ...part, amount: points })).debited : 0
  await recordActs(tx, now, {
    what: 'earnings-taken-back',
    memberId,
    by,
    subject: `order:${id}`,
    outcome: 'order moved to another account',
  })
  await notify(tx, {
    memberId,
    kind: 'order-removed',
    params: { order: number, coins: coinsTaken },
    reference: `order:${id}:removed:${order.round + 1}`,
    now,
  })
  const nothing = { earnedCoins: 0, earnedPoints: 0, owedCoins: 0, grants: [], round: order.round + 1 }
  await tx.update(orders).set(nothing).where(eq(orders.id, id))
  return { coinsTaken, coinsSpent: Math.max(0, coins) - coinsTaken, pointsTaken }
}
