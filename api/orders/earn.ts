// What an order earns: given once it is paid, made right each time the shop tells of another sum, taken back with a
// refund. Coins that were spent by then are owed, and settled from what later orders earn: docs/decisions tells why.
import { and, asc, eq, gt } from 'drizzle-orm'
import { gainedInYear, reverse, takeBack } from '../ledger/ledger.ts'
import { award } from '../rewards/award.ts'
import { acquireMemberLock } from '../session/index.ts'
import type { Database } from '../store/store.ts'
import { rewardFor } from './rules.ts'
import { orders } from './tables.ts'

type Order = typeof orders.$inferSelect
type Part = { reference: string; amount: number; now: Date }

/** Brings what the order has earned to where it should stand. Called while the member's orders are nobody else's. */
export async function settleEarning(tx: Database, order: Order, now: Date) {
  const target = rewardFor(order)
  const { id, memberId, shopOrderId } = order
  let { earnedCoins, earnedPoints, owedCoins, grants } = order
  // Coins that are owed are the member's no longer.
  const coins = target.coins - (earnedCoins - owedCoins)
  const points = Math.max(target.points - earnedPoints, -(await pointsOfYear(tx, order, now)))
  if (coins === 0 && points === 0) return

  const round = order.round + 1
  const reference = `order:${shopOrderId}:${round}`
  const forgiven = Math.min(owedCoins, Math.max(0, coins))
  owedCoins -= forgiven
  const prize = { coins: Math.max(0, coins) - forgiven, points: Math.max(0, points) }
  if (prize.coins > 0 || prize.points > 0) {
    await award(tx, { memberId, prize, source: 'order', reference, now })
    grants = [...grants, reference]
    earnedCoins += prize.coins
    earnedPoints += prize.points
  }
  if (points < 0) {
    const { taken } = await takePart(tx, grants, 'points', { reference, amount: -points, now })
    earnedPoints -= taken
  }
  if (coins < 0) {
    const { taken, expired } = await takePart(tx, grants, 'coins', { reference, amount: -coins, now })
    earnedCoins -= taken + expired
    owedCoins += -coins - taken - expired
  }
  const earning = { earnedCoins, earnedPoints, owedCoins, grants, round }
  await tx.update(orders).set(earning).where(eq(orders.id, id))
  if (prize.coins > 0) await settleDebts(tx, order, { reference, amount: prize.coins, now })
}

/** What a refund can take: points of a year that is over have made their level, and are not taken off another year's. */
async function pointsOfYear(tx: Database, { shopOrderId, round }: Order, now: Date): Promise<number> {
  const references = Array.from({ length: round }, (_, index) => {
    const reference = `order:${shopOrderId}:${index + 1}`
    return [`${reference}:points`, `${reference}:back:points`]
  })
  return Math.max(0, await gainedInYear(tx, references.flat(), now))
}

async function takePart(
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
async function settleDebts(tx: Database, { id, memberId }: Order, { reference, amount, now }: Part) {
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
