// Gives what an order earns once it is paid, makes it right each time the shop tells of another sum, and takes it back with a
// refund. Coins that were spent by then are owed, and settled from what orders give: docs/decisions/0034 tells why.
import { eq } from 'drizzle-orm'
import { recordActs } from '../audit/recordActs.ts'
import { gainedInYear } from '../ledger/ledger.ts'
import { award } from '../rewards/award.ts'
import type { Database } from '../store/store.ts'
import { settleDebts, takePart } from './debts.ts'
import { rewardFor } from './rules.ts'
import { orders } from './tables.ts'

type Order = typeof orders.$inferSelect

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
  owedCoins += Math.max(0, -coins)
  if (coins < 0 || points < 0)
    await recordActs(tx, now, {
      what: 'earnings-taken-back',
      memberId,
      by: 'webhook:orders',
      subject: `order:${id}`,
    })
  const earning = { earnedCoins, earnedPoints, owedCoins, grants, round }
  await tx.update(orders).set(earning).where(eq(orders.id, id))
  // What this one is owed by now, or what others are, where it has given coins.
  await settleDebts(tx, { memberId, reference, now, forgives: (owing) => owing === id && coins < 0 })
}

/** What a refund can take: points of a year that is over have made their level, and are not taken off another year's. */
async function pointsOfYear(tx: Database, { shopOrderId, round }: Order, now: Date): Promise<number> {
  const references = Array.from({ length: round }, (_, index) => {
    const reference = `order:${shopOrderId}:${index + 1}`
    return [`${reference}:points`, `${reference}:back:points`]
  })
  return Math.max(0, await gainedInYear(tx, references.flat(), now))
}
