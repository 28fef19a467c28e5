// Gives what an order earns once its money has arrived, corrects it each time the order changes, and takes it back with a refund. Coins
// that were spent by then are owed, and settled from what orders give: docs/decisions/0034 tells why.
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

/** Brings what the order has earned to its target. Called while nothing else changes the member's orders. */
export async function settleEarning(tx: Database, order: MembersOrder, { joinedAt, now }: Settlement) {
  const target = rewardFor({ ...order, payment: order.payment ?? 'pending' }, joinedAt)
  const { id, memberId } = order
  let { earnedCoins, earnedPoints, owedCoins, grants } = order
  // Coins that are owed are the member's no longer.
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
    // The order's own coins first: those that have expired are gone, and not owed.
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

/** Uses the row's id, not the shop's: a row that is stored again after its first owner was erased is another grant. */
export const referenceOf = ({ id }: OrderRow, round: number) => `order:${id}:${round}`

/** Points that a refund can take: those of a past year have made their level, and are not taken off another year's. */
export async function pointsOfYear(tx: Database, order: MembersOrder, now: Date): Promise<number> {
  const references = Array.from({ length: order.round }, (_, index) => [
    referenceOf(order, index + 1),
    // Rounds of before references had the row's id.
    `order:${order.shopOrderId}:${index + 1}`,
  ])
  const postings = references
    .flat()
    .flatMap((reference) => [`${reference}:points`, `${reference}:back:points`])
  return Math.max(0, await gainedInYear(tx, postings, now))
}
