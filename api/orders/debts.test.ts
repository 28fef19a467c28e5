// Checks debts of coins against simple arithmetic, after any sequence of orders, spends, refunds and cancellations. A
// failure prints the seed and a shrunk counterexample.
import { deepEqual } from 'node:assert/strict'
import { sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { measurement, times } from '#tests/support/measurements.ts'
import { giveCoins } from '#tests/support/give.ts'
import { addMember, type TestMember } from '#tests/support/members.ts'
import { shopOrder } from '#tests/support/shopOrders.ts'
import type { ShopOrder } from '../integrations/shopOrders.ts'
import { balances, InsufficientBalance, spend } from '../ledger/ledger.ts'
import { newId } from '../store/id.ts'
import { undoSpending } from './index.ts'
import { upsertOrder } from './upsertOrder.ts'

const api = await testApi()
const { db } = api.store
const now = api.clock.now
let minutes = 0

/** Amount that earns one coin, in minor units of the order's currency. */
const perCoin = 3_500

class Life {
  readonly orders: { message: ShopOrder; id: string; coins: number; earned: number }[] = []
  readonly spendings: { reference: string; amount: number; isUndone: boolean }[] = []
  grantedSum = 0
  readonly member: TestMember
  constructor(member: TestMember) {
    this.member = member
  }

  async order(coins: number) {
    const message = shopOrder({
      email: this.member.account,
      parcels: [],
      subtotal: coins * perCoin,
      discount: 0,
      total: coins * perCoin,
    })
    this.orders.push({ message, id: await this.#tell(message), coins, earned: coins })
  }

  /** Reduces the order's total to an amount that earns `to` coins. */
  async refund(index: number, to: number) {
    const order = this.orders[index % Math.max(1, this.orders.length)]
    if (!order) return
    order.earned = Math.min(order.coins, to)
    await this.#tell({ ...order.message, refunded: (order.coins - order.earned) * perCoin })
  }

  async checkIn(coins: number) {
    await giveCoins(api, this.member, coins)
    this.grantedSum += coins
  }

  async spend(amount: number) {
    const reference = newId()
    try {
      await spend(db, { memberId: this.member.uid, amount, purpose: 'mall', reference, occurredAt: now })
      this.spendings.push({ reference, amount, isUndone: false })
    } catch (error) {
      if (!(error instanceof InsufficientBalance)) throw error
    }
  }

  async callOff(index: number) {
    const open = this.spendings.filter(({ isUndone }) => !isUndone)
    const spending = open[index % Math.max(1, open.length)]
    if (!spending) return
    const { reference } = spending
    await db.transaction((tx) =>
      undoSpending(tx, { memberId: this.member.uid, reference, now, calledOffBy: 'member' }),
    )
    spending.isUndone = true
  }

  async #tell(message: ShopOrder) {
    const changedAt = new Date(now.getTime() + (minutes += 1) * 60_000)
    return String(await upsertOrder(db, { ...message, changedAt }, { now }))
  }

  /**
   * Calculates by plain addition the coins that the orders should have earned, and the expected balance minus debts.
   * While an order has a debt, the member must have no available coins from orders.
   */
  expected() {
    const spent = this.spendings.reduce((sum, { amount, isUndone }) => sum + (isUndone ? 0 : amount), 0)
    const earned = this.orders.reduce((sum, order) => sum + order.earned, 0)
    return { worth: this.grantedSum + earned - spent, freeWhileOwed: 0, earned }
  }

  async actual() {
    const { coins } = await balances(db, this.member.uid, now)
    const { rows } = await db.execute<{ owed: number; earned: number; free: number }>(sql`
      select coalesce(sum(owed_coins), 0)::int as owed, coalesce(sum(earned_coins - owed_coins), 0)::int as earned,
        (select coalesce(sum(l.remaining), 0)::int from ledger_lots l
          join ledger_accounts a on a.id = l.account_id and a.member_id = ${this.member.uid}
          join ledger_postings p on p.transaction_id = l.transaction_id and p.side = 2
          join ledger_accounts h on h.id = p.account_id and h.purpose = 'order') as free
      from orders where member_id = ${this.member.uid}`)
    const { owed = 0, earned = 0, free = 0 } = rows[0] ?? {}
    return { worth: coins - owed, freeWhileOwed: Math.min(owed, free), earned }
  }
}

const index = fc.nat({ max: 9 })
const coins = fc.integer({ min: 1, max: 100 })
const step = (name: string, run: (life: Life) => Promise<void>) => ({ name, run })

const steps = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: coins.map((n) => step(`order ${n}`, (life) => life.order(n))) },
    { weight: 1, arbitrary: coins.map((n) => step(`check in ${n}`, (life) => life.checkIn(n))) },
    { weight: 4, arbitrary: coins.map((n) => step(`spend ${n}`, (life) => life.spend(n))) },
    {
      weight: 4,
      arbitrary: fc
        .tuple(index, fc.oneof(fc.constant(0), coins))
        .map(([at, to]) => step(`refund ${at} to ${to}`, (life) => life.refund(at, to))),
    },
    { weight: 3, arbitrary: index.map((at) => step(`cancel the spend ${at}`, (life) => life.callOff(at))) },
  ),
  { minLength: 5, maxLength: 25, size: 'max' },
)

async function live(all: ReturnType<typeof step>[]) {
  const life = new Life(await addMember(api))
  for (const { run } of all) {
    await run(life)
    deepEqual(await life.actual(), life.expected())
  }
}

test('coins that are returned after the refund of two orders settle the debt of the second order', async () => {
  const life = new Life(await addMember(api))
  await life.order(100)
  await life.spend(70)
  await life.refund(0, 0)
  await life.order(100)
  await life.refund(1, 0)
  await life.callOff(0)
  expect((await balances(db, life.member.uid, now)).coins).toBe(0)
  expect(await life.actual()).toEqual({ worth: 0, freeWhileOwed: 0, earned: 0 })
})

test('a refund of an order whose coins settled an earlier debt also takes back coins that a canceled spend returned', async () => {
  const life = new Life(await addMember(api))
  await life.order(100)
  await life.spend(70)
  await life.refund(0, 0)
  await life.order(100)
  await life.callOff(0)
  await life.refund(1, 0)
  expect((await balances(db, life.member.uid, now)).coins).toBe(0)
})

const runs = times(300, 20)

test(
  `${runs} random sequences of orders, refunds and spends result in the expected balances and debts`,
  { timeout: 300_000 + runs * 3_000 },
  async () => {
    let lived = 0
    const property = fc.asyncProperty(steps, live).afterEach(() => (lived += 1))
    await fc.assert(property, { numRuns: runs })
    expect(lived).toBe(runs)
    measurement(
      '3. Model run',
      `${runs} random sequences of orders, refunds and canceled spends: no difference from the model`,
    )
  },
)
