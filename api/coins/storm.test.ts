// Many members want one of ten, at the same time, on PostgreSQL: the embedded engine lets one in after another.
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '../../tests/support/api.ts'
import { giveAddress, give } from '../../tests/support/give.ts'
import { engine } from '../../tests/support/database.ts'
import { addMember, atOnce, countBy } from '../../tests/support/members.ts'
import { mallStock } from './tables.ts'
import { figure, times } from '../../tests/support/figures.ts'

const api = await testApi()
const [wanting, stock, price] = [times(200, 60), 10, 90]

test.runIf(engine === 'postgres')(`${wanting} at once on a stock of 10`, { timeout: 60_000 }, async () => {
  await api.store.db.insert(mallStock).values({ product: 'cotton-hat', remaining: stock })
  const bodies = await atOnce(wanting, async () => {
    const member = await addMember(api)
    await give(api, member, 'coins', price)
    return {
      token: member.token,
      body: { productId: 'cotton-hat', addressId: await giveAddress(api, member) },
    }
  })
  const replies = await atOnce(wanting, (index) => api.call('redeemMallProduct', { ...bodies[index] }))
  expect(countBy(replies)).toEqual({ OK: stock, SOLD_OUT: wanting - stock })

  const { rows } = await api.store.db.execute(sql`
    select (select remaining from mall_stock where product = 'cotton-hat')::int as remaining,
      (select count(*) from redemptions)::int as redemptions,
      (select sum(balance) from ledger_accounts where currency = 'coins')::int as coins,
      (select sum(amount) from ledger_postings)::int as postings,
      (select sum(remaining) from ledger_lots)::int as lots`)
  const coins = (wanting - stock) * price
  expect(rows).toEqual([{ remaining: 0, redemptions: stock, coins, postings: 0, lots: coins }])
  figure(
    '1. Stock storm',
    `points mall: ${wanting} at once on ${stock}: ${JSON.stringify(countBy(replies))}, ledger sums to 0`,
  )
})
