// Tests gauges whose values are read from the database, including tables that are empty or cannot be read.
import { sql } from 'drizzle-orm'
import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { setFreePieces } from '#tests/support/stock.ts'
import { watchDatabase } from './databaseGauges.ts'

const { store } = await testApi()

async function samplesOf(name: string) {
  const registry = new Registry()
  watchDatabase(registry, store)
  return (await registry.metrics()).split('\n').filter((line) => line.startsWith(name))
}

test('the metric hub_stock_left has one sample for each product with stock, and no other samples', async () => {
  expect(await samplesOf('hub_stock_left')).toEqual([])
  await setFreePieces(store.db, { kind: 'product', item: 'night-light' }, 12)
  await setFreePieces(store.db, { kind: 'prize', item: 'winter-lights:lamp' }, 3)
  expect(await samplesOf('hub_stock_left')).toEqual(['hub_stock_left{item="night-light"} 12'])
})

test('if the query of a gauge fails, this gauge has no sample, and the other gauges still have samples', async () => {
  expect(await samplesOf('hub_messages_waiting')).toEqual(['hub_messages_waiting 0'])
  await store.db.execute(sql`alter table waiting_messages rename to waiting_messages_away`)
  expect(await samplesOf('hub_messages_waiting')).toEqual([])
  expect(await samplesOf('hub_ledger_unbalanced')).toEqual(['hub_ledger_unbalanced 0'])
})
