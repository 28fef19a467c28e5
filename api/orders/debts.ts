// Coins that orders are owed: a refund takes back what the order gave, and by then it was spent. docs/decisions/0034 tells which coins
// settle them, and which never do.
import { and, asc, eq, sql } from 'drizzle-orm'
import { coinRules } from '../catalog/coins.ts'
import { expiredReturns, reverse, takeBack, takeFrom } from '../ledger/ledger.ts'
import type { CalledOffBy } from '../fulfillment/transition.ts'
import { lockMember } from '../session/index.ts'
import type { Database } from '../store/store.ts'
import { isOwing, orders } from './tables.ts'

type Part = { reference: string; amount: number; now: Date }

const returned = { purpose: 'order_return' } as const

/** Takes coins or points out of what those grants gave. */
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
  /** What the coins were spent under. */
  reference: string
  now: Date
  /** Coins that the brand gives back can be used for some days at least; a member's own cancellation changes no last day. */
  calledOffBy: CalledOffBy
}

/**
 * Undoes a spending: the coins return to their lots. If those are of orders and an order is owed coins, they settle it: a
 * purchase that was returned pays for nothing a second time.
 */
export async function undoSpending(tx: Database, { memberId, reference, now, calledOffBy }: Undone) {
  // The same lock as for shop messages: no other transaction changes the member's debts until this one ends.
  await lockMember(tx, memberId)
  const usableDays = calledOffBy === 'brand' ? coinRules.returnedDays : undefined
  const { transactionId, repeated } = await reverse(tx, { reference, occurredAt: now, usableDays })
  if (repeated) return
  await forgiveExpired(tx, { memberId, reversalId: transactionId, now })
  await settleDebts(tx, { memberId, reference: `undone:${reference}`, now })
}

/** Coins that came back to an order's expired lots are gone, and not owed to that order any more. */
async function forgiveExpired(tx: Database, { memberId, reversalId, now }: Owing & { reversalId: string }) {
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
/** `reference`: what happened that may settle debts; each settles once. */
type Settlement = Owing & { reference: string }

/**
 * Takes what orders are owed out of everything that orders gave the member, as far as it is there, for the oldest order first. So
 * whatever is called off in whatever sequence, no coin of an order is there while an order is owed one.
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

/** One statement for all: each order is owed fewer coins, and has earned as many fewer. */
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
