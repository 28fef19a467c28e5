// Grants the coins and points of an order once it is paid, adjusts them each time the order changes, and takes them
// back after a refund. Coins that the member has spent become a debt, which later orders settle; docs/decisions/0034
// explains the reasons.
import { eq } from 'drizzle-orm'
import { recordActs } from '../audit/recordActs.ts'
import { gainedInYear } from '../ledger/ledger.ts'
import { award } from '../rewards/award.ts'
import type { Database } from '../store/store.ts'
import { settleDebts, takePart } from './debts.ts'
import type { OrderRow } from './orderRecords.ts'
import { rewardFor } from './rules.ts'
import { orders } from './tables.ts'

export type MembersOrder = OrderRow & { memberId: string }
type Settlement = { joinedAt: Date; now: Date }

/**
 * Grants or takes back coins and points until the order has earned its target amount. The caller must have locked the
 * member's orders.
 */
export async function settleEarning(tx: Database, order: MembersOrder, { joinedAt, now }: Settlement) {
  const target = rewardFor({ ...order, payment: order.payment ?? 'pending' }, joinedAt)
  const { id, memberId } = order
  let { earnedCoins, earnedPoints, owedCoins, grants } = order
  // Subtracts the owed coins from the earned coins, because the member must return the owed coins.
  const coins = target.coins - (earnedCoins - owedCoins)
  const points = Math.max(target.points - earnedPoints, -(await pointsOfYear(tx, order, now)))
  if (coins === 0 && points === 0) return

  const round = order.round + 1
  const reference = referenceOf(order, round)
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
    const { debited: pointsTaken } = await takePart(tx, grants, {
      currency: 'points',
      reference,
      amount: -points,
      now,
    })
    earnedPoints -= pointsTaken
  }
  if (coins < 0) {
    // Takes back only coins that this order earned; `settleDebts` below takes coins of other orders. Expired coins do
    // not become a debt.
    const { debited: coinsTaken, expired } = await takePart(tx, grants, {
      currency: 'coins',
      reference,
      amount: -coins,
      now,
    })
    earnedCoins -= coinsTaken + expired
    owedCoins += -coins - coinsTaken - expired
  }
  if (coins < 0 || points < 0)
    await recordActs(tx, now, {
      what: 'earnings-taken-back',
      memberId,
      by: 'webhook:orders',
      subject: `order:${id}`,
    })
  const earning = { earnedCoins, earnedPoints, owedCoins, grants, round }
  await tx.update(orders).set(earning).where(eq(orders.id, id))
  await settleDebts(tx, { memberId, reference, now })
}

/**
 * Returns the ledger reference of an adjustment. Contains the row id instead of the shop's order id, because an order
 * that is stored again after the erasure of its first owner needs a new grant.
 */
export const referenceOf = ({ id }: OrderRow, round: number) => `order:${id}:${round}`

/**
 * Returns the points that a refund may take back: only points that the order earned in the current year. Points of a
 * past year have already determined the level, and are not subtracted from the current year.
 */
export async function pointsOfYear(tx: Database, order: MembersOrder, now: Date): Promise<number> {
  const references = Array.from({ length: order.round }, (_, index) => [
    referenceOf(order, index + 1),
    // Includes references that earlier releases stored, which contain the shop's order id.
    `order:${order.shopOrderId}:${index + 1}`,
  ])
  const postings = references
    .flat()
    .flatMap((reference) => [`${reference}:points`, `${reference}:back:points`])
  return Math.max(0, await gainedInYear(tx, postings, now))
}
