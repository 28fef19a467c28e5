// Tests concurrent redemptions of a product with limited stock by many members. Most tests need PostgreSQL, because the
// embedded database runs transactions one after another.
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { giveAddress, giveCoins } from '#tests/support/give.ts'
import { engine } from '#tests/support/database.ts'
import { addMember, atOnce, countBy } from '#tests/support/members.ts'
import { setFreePieces, stockRow, unbalancedStock } from '#tests/support/stock.ts'
import type { Database } from '../store/store.ts'
import { measurement, times } from '#tests/support/measurements.ts'

const api = await testApi()
const [wanting, stock, price] = [times(200, 60), 10, 90]

/** Creates members with the given number of coins. Returns one request per member that redeems the product. */
const buyers = (count: number, productId: string, coins: number) =>
  atOnce(count, async () => {
    const member = await addMember(api)
    await giveCoins(api, member, coins)
    return { token: member.token, body: { productId, addressId: await giveAddress(api, member) } }
  })

test.runIf(engine === 'postgres')(
  `exactly ten of ${wanting} concurrent redemptions succeed with a stock of 10`,
  async () => {
    await setFreePieces(api.store.db, { kind: 'product', item: 'cotton-hat' }, stock)
    const bodies = await buyers(wanting, 'cotton-hat', price)
    const replies = await atOnce(wanting, (index) => api.call('redeemMallProduct', { ...bodies[index] }))
    expect(countBy(replies)).toEqual({ OK: stock, SOLD_OUT: wanting - stock })

    const { rows } = await api.store.db.execute(sql`
    select (select total - reserved from stock where item = 'cotton-hat')::int as remaining,
      (select count(*) from redemptions)::int as redemptions,
      (select sum(balance) from ledger_accounts where currency = 'coins')::int as coins,
      (select sum(amount) from ledger_postings)::int as postings,
      (select sum(remaining) from ledger_lots)::int as lots`)
    const coins = (wanting - stock) * price
    expect(rows).toEqual([{ remaining: 0, redemptions: stock, coins, postings: 0, lots: coins }])
    expect(await unbalancedStock(api.store.db)).toEqual([])
    measurement(
      '1. Concurrent redemptions',
      `points mall, ${wanting} concurrent redemptions of a product with ${stock} units: results ${JSON.stringify(countBy(replies))}, the ledger sums to 0`,
    )
  },
)

test('all 40 concurrent redemptions with idempotency keys succeed with a stock of 40', async () => {
  await setFreePieces(api.store.db, { kind: 'product', item: 'eye-mask' }, 40)
  const bodies = await buyers(40, 'eye-mask', 110)
  const replies = await atOnce(40, (index) =>
    api.call('redeemMallProduct', { ...bodies[index], key: `as-many-as-there-are-${index}` }),
  )
  expect(countBy(replies)).toEqual({ OK: 40 })
  expect(await stockRow(api.store.db, { kind: 'product', item: 'eye-mask' })).toEqual({
    total: 40,
    reserved: 40,
  })
  expect(await unbalancedStock(api.store.db)).toEqual([])
})

test.runIf(engine === 'postgres').each([
  { end: 'releases it', undone: true, told: 'OK' },
  { end: 'commits', undone: false, told: 'SOLD_OUT' },
])(
  'a redemption waits for a transaction that has reserved the last unit, and returns $told if this transaction $end',
  async ({ undone, told: refusal }) => {
    const { db } = api.store
    const product = undone ? 'tote-bag' : 'water-bottle'
    await setFreePieces(db, { kind: 'product', item: product }, 1)
    const [buyer] = await buyers(1, product, 300)
    const holding = db.transaction(async (tx) => {
      await tx.execute(sql`update stock set reserved = 1 where item = ${product}`)
      const reply = api.call('redeemMallProduct', { ...buyer, key: `the-last-one-${product}` })
      await expect.poll(() => waitingFor(tx)).toBe(1)
      if (undone) await tx.execute(sql`update stock set reserved = 0 where item = ${product}`)
      // Returns the promise in an array, so that it is not awaited within the transaction. Awaiting it here would
      // deadlock, because the reply waits for the end of this transaction.
      return [reply]
    })
    const [reply] = await holding
    expect(countBy([await reply!])).toEqual({ [refusal]: 1 })
    expect(await stockRow(db, { kind: 'product', item: product })).toEqual({ total: 1, reserved: 1 })
  },
)

/** Returns the number of database connections that wait for a lock. */
async function waitingFor(db: Database) {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
  return rows[0]?.count
}
