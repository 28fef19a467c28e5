// Measures transactions that only update a stock row: upper limits for the redemptions of one product.
import { sql } from 'drizzle-orm'
import { Pool } from 'pg'
import { openPostgres } from '#api/store/postgres.ts'
import type { Database } from '#api/store/store.ts'
import { beforeCommit } from '#api/store/transaction.ts'
import { inParallel } from './homes.ts'

/** Number of database connections: twenty per server. */
export const connections = 40

/**
 * Measures transactions that only update the stock row. Their rate is the upper limit for redemptions of one product.
 */
export async function bareUpdates(url: string, count: number): Promise<number> {
  const pool = new Pool({ connectionString: url, max: connections })
  await pool.query(
    'create table if not exists bare_stock (product text primary key, remaining integer not null)',
  )
  await pool.query(`insert into bare_stock values ('one', 1000000000) on conflict do nothing`)
  const name = 'bare update'
  const statement = 'update bare_stock set remaining = remaining - 1 where product = $1 and remaining > 0'
  const startedAt = performance.now()
  await inParallel(count, connections, async () => {
    await pool.query({ name, text: statement, values: ['one'] })
  })
  const seconds = (performance.now() - startedAt) / 1000
  await pool.end()
  return count / seconds
}

const takeOne = sql`update bare_stock set remaining = remaining - 1 where product = 'one' and remaining > 0`

/**
 * Transactions of the store that update only the stock row: one updates it together with the commit, the other makes
 * three round trips before the commit. Their rates are upper limits for redemptions of one product.
 */
export const ends = {
  'updated with the commit': (tx: Database) => beforeCommit(tx, takeOne),
  // Simulates the three round trips that a redemption makes before its commit: savepoint, balance, stored response.
  'updated three round trips before the commit': async (tx: Database) => {
    await tx.execute(takeOne)
    for (let answers = 0; answers < 3; answers += 1) await tx.execute(sql`select 1`)
  },
}

export async function endsOnly(
  url: string,
  count: number,
  end: (tx: Database) => Promise<void>,
): Promise<number> {
  const stores = [await openPostgres(url), await openPostgres(url)]
  const startedAt = performance.now()
  await inParallel(count, connections, async (index) => {
    await stores[index % stores.length]!.db.transaction(end)
  })
  const seconds = (performance.now() - startedAt) / 1000
  for (const hubStore of stores) await hubStore.close()
  return count / seconds
}
