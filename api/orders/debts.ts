// Manages debts of coins: a refund takes back coins of the order, and coins that were spent become a debt.
// docs/decisions/0034 explains which coins can settle debts.
import { and, asc, eq, sql } from 'drizzle-orm'
import { coinRules } from '../catalog/coins.ts'
import { expiredReturns, reverse, takeBack, takeFrom } from '../ledger/ledger.ts'
import type { CalledOffBy } from '../fulfillment/transition.ts'
import { lockMember } from '../session/index.ts'
import type { Database } from '../store/store.ts'
import { isOwing, orders } from './tables.ts'

type Part = { reference: string; amount: number; now: Date }

const returned = { purpose: 'order_return' } as const

/** Takes back up to `amount` coins or points of these grants. */
export async function takePart(
  tx: Database,
  grants: string[],
  { currency, reference, amount, now }: Part & { currency: 'coins' | 'points' },
) {
  return await takeBack(tx, {
    ...returned,
    grants: grants.map((grant) => `${grant}:${currency}`),
    amount,
    reference: `${reference}:back:${currency}`,
    occurredAt: now,
  })
}

type Undone = {
  memberId: string
  /** Ledger reference of the spend to reverse. */
  reference: string
  now: Date
  /**
   * Party that canceled the spend. If the brand cancels, the returned coins are valid for a minimum number of days. If
   * the member cancels, the coins keep their last day.
   */
  calledOffBy: CalledOffBy
}

/**
 * Reverses a spend: coins return to their lots. Returned coins that were earned with orders settle debts of orders, so
 * that coins of a refunded purchase cannot be spent again.
 */
export async function undoSpending(tx: Database, { memberId, reference, now, calledOffBy }: Undone) {
  // Takes the same lock as shop messages, so that no other transaction changes the member's debts until this
  // transaction ends.
  await lockMember(tx, memberId)
  const usableDays = calledOffBy === 'brand' ? coinRules().returnedDays : undefined
  const { transactionId, repeated } = await reverse(tx, { reference, occurredAt: now, usableDays })
  if (repeated) return
  await cancelExpiredDebt(tx, { memberId, reversalId: transactionId, now })
  await settleDebts(tx, { memberId, reference: `undone:${reference}`, now })
}

/**
 * Reduces the debt of each order by the coins that the reversal returned to expired lots of this order, because these
 * coins expire immediately.
 */
async function cancelExpiredDebt(
  tx: Database,
  { memberId, reversalId, now }: Owing & { reversalId: string },
) {
  const owing = await owingOrders(tx, memberId)
  const grants = owing.flatMap((order) => order.grants.map(coinsOf))
  if (grants.length === 0) return
  const expiredCoins = await expiredReturns(tx, reversalId, { grants, now })
  const settled = owing.map((order) => ({
    ...order,
    coins: Math.min(
      order.owedCoins,
      order.grants.reduce((sum, grant) => sum + (expiredCoins.get(coinsOf(grant)) ?? 0), 0),
    ),
  }))
  await reduceDebts(tx, settled)
}

const coinsOf = (grant: string) => `${grant}:coins`

type Owing = { memberId: string; now: Date }
/**
 * `reference` identifies the event that settles debts, such as a change of an order. Each event settles debts only
 * once.
 */
type Settlement = Owing & { reference: string }

/**
 * Settles debts from all available coins that the member earned with orders, oldest order first. A member therefore
 * never has coins from orders while an order has a debt, independent of the sequence of cancellations.
 */
export async function settleDebts(tx: Database, { memberId, reference, now }: Settlement) {
  const owing = await owingOrders(tx, memberId)
  const amount = owing.reduce((sum, { owedCoins }) => sum + owedCoins, 0)
  if (amount === 0) return
  let coinsTaken = await takeFrom(tx, {
    ...returned,
    memberId,
    grantPurpose: 'order',
    amount,
    reference: `${reference}:settles`,
    occurredAt: now,
  })
  const settled = owing.map((order) => {
    const coins = Math.min(order.owedCoins, coinsTaken)
    coinsTaken -= coins
    return { ...order, coins }
  })
  await reduceDebts(tx, settled)
}

const owingOrders = (tx: Database, memberId: string) =>
  tx
    .select({ id: orders.id, grants: orders.grants, owedCoins: orders.owedCoins })
    .from(orders)
    .where(and(eq(orders.memberId, memberId), isOwing(orders)))
    .orderBy(asc(orders.placedAt), asc(orders.id))

/** Updates all orders in one statement: reduces the debt and the earned coins of each order by the same amount. */
async function reduceDebts(tx: Database, settled: readonly { id: string; coins: number }[]) {
  const reduced = settled.filter(({ coins }) => coins > 0)
  if (reduced.length === 0) return
  const rows = sql.join(
    reduced.map(({ id, coins }) => sql`(${id}::text, ${coins}::integer)`),
    sql`, `,
  )
  await tx
    .update(orders)
    .set({
      owedCoins: sql`${orders.owedCoins} - settled.coins`,
      earnedCoins: sql`${orders.earnedCoins} - settled.coins`,
    })
    .from(sql`(values ${rows}) as settled (id, coins)`)
    .where(sql`${orders.id} = settled.id`)
}
