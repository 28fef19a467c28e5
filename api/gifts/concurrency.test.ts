// Tests concurrent claims on PostgreSQL with 20 connections and a random delay of 0 to 50 ms per database message. The
// quick suite uses one random seed, the full suite fifty.
import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { testApi, type Api, type Reply } from '#tests/support/api.ts'
import { giveAddress, givePoints, giveCoins } from '#tests/support/give.ts'
import { engine, freshDatabase } from '#tests/support/database.ts'
import { addMember, atOnce, countBy } from '#tests/support/members.ts'
import { slowPostgres } from '#tests/support/slowPostgres.ts'
import { setFreePieces, stockRow, unbalancedStock } from '#tests/support/stock.ts'
import { openPostgres } from '../store/postgres.ts'
import { giftClaims } from './tables.ts'
import { measurement, times } from '#tests/support/measurements.ts'

const seeds = Array.from({ length: times(50, 1) }, (_, index) => index + 1)
const gift = 'night-light'
const stock = 10
/** Number of concurrent claims, which is much larger than the number of database connections. */
const wanting = times(200, 60)
const price = 100

const closing: (() => unknown)[] = []
afterAll(async () => {
  for (const close of closing) await close()
})

/**
 * Opens two API instances on one database: `api` creates members over fast connections, and `slowApi` claims gifts over
 * delayed connections.
 */
async function arena(seed: number) {
  const url = await freshDatabase()
  const slow = await slowPostgres(url, { seed, most: 50 })
  const [store, slowStore] = [await openPostgres(url), await openPostgres(slow.url)]
  closing.push(
    () => store.close(),
    () => slowStore.close(),
    slow.close,
  )
  return { api: await testApi({ store }), slowApi: await testApi({ store: slowStore }) }
}

async function buyer(api: Api, coins = price) {
  const member = await addMember(api)
  await givePoints(api, member, 200)
  await giveCoins(api, member, coins)
  return { ...member, body: { id: gift, addressId: await giveAddress(api, member) } }
}

/**
 * Claims a gift, and repeats the call while the response is BUSY. A slow host may cause this response; a call that
 * returns BUSY has no effect.
 */
async function claimAgainWhileBusy(
  api: Api,
  { token, body }: Pick<Awaited<ReturnType<typeof buyer>>, 'token' | 'body'>,
): Promise<Reply> {
  const reply = await api.call('claimGift', { token, body })
  return reply.refusal === 'BUSY' ? await claimAgainWhileBusy(api, { token, body }) : reply
}

/**
 * Returns three numbers from the ledger: the sum of all postings, the number of accounts whose balance is not the sum
 * of their postings, and the number of payments.
 */
async function ledgerOf({ store }: Api) {
  const { rows } = await store.db.execute<{ sum: number; wrong: number; spent: number }>(sql`
    select (select coalesce(sum(amount), 0)::bigint from ledger_postings) as sum,
      (select count(*)::bigint from ledger_accounts a where purpose is null and balance <>
        (select coalesce(sum(amount), 0) from ledger_postings where account_id = a.id)) as wrong,
      (select count(*)::bigint from ledger_transactions where kind = 'spend') as spent`)
  return rows[0]
}

let stormed = 0

describe.runIf(engine === 'postgres')('concurrent claims', () => {
  afterAll(() => {
    const each = `${wanting} concurrent claims of a gift with ${stock} units, with a database delay of 0–50 ms`
    measurement(
      '1. Concurrent redemptions',
      `${each}: for ${stormed} of ${seeds.length} random seeds, ${stock} claims succeeded, ${wanting - stock} failed with SOLD_OUT, no response was a 5xx, and the ledger sums to 0`,
    )
  })

  test.each(seeds)(
    `seed %i: exactly ten of ${wanting} concurrent claims succeed with a stock of 10`,
    async (seed) => {
      const { api, slowApi } = await arena(seed)
      await setFreePieces(api.store.db, { kind: 'gift', item: gift }, stock)
      const buyers = await atOnce(wanting, () => buyer(api))
      const replies = await Promise.all(buyers.map((each) => claimAgainWhileBusy(slowApi, each)))
      const counts = countBy(replies)
      const faults = replies.filter(({ status }) => status >= 500).length
      const ledger = await ledgerOf(api)

      expect(counts).toEqual({ OK: stock, SOLD_OUT: wanting - stock })
      expect(faults).toBe(0)
      expect(ledger).toEqual({ sum: 0, wrong: 0, spent: stock })
      expect(await api.store.db.select().from(giftClaims)).toHaveLength(stock)
      expect(await stockRow(api.store.db, { kind: 'gift', item: gift })).toEqual({
        total: stock,
        reserved: stock,
      })
      expect(await unbalancedStock(api.store.db)).toEqual([])
      stormed += 1
    },
    60_000,
  )

  test('100 concurrent claims with the same idempotency key create one claim and return identical responses; a request with this key and another body is rejected', async () => {
    const { api, slowApi } = await arena(1)
    const { uid, token, body } = await buyer(api, 1000)
    const key = 'one-key-for-a-hundred'
    const replies = await atOnce(100, () => slowApi.call('claimGift', { token, body, key }))
    const bodies = new Set(replies.map(({ text }) => text))
    const claims = await api.store.db.select().from(giftClaims).where(eq(giftClaims.memberId, uid))
    measurement(
      '2. Idempotency',
      `100 concurrent claims with one idempotency key: ${claims.length} claim was granted, ${bodies.size} distinct response body`,
    )
    expect(countBy(replies)).toEqual({ OK: 100 })
    expect(bodies.size).toBe(1)
    expect(claims).toHaveLength(1)
    expect(await ledgerOf(api)).toEqual({ sum: 0, wrong: 0, spent: 1 })
    const other = { ...body, id: 'muslin-cloth' }
    expect((await slowApi.call('claimGift', { token, body: other, key })).refusal).toBe('KEY_REUSED')
  })

  test('only one of 30 concurrent claims of a member with different idempotency keys succeeds', async () => {
    const { api, slowApi } = await arena(2)
    const { token, body } = await buyer(api, 3000)
    const replies = await atOnce(30, (index) =>
      slowApi.call('claimGift', { token, body, key: `thirty-different-keys-${index}` }),
    )
    const counts = countBy(replies)
    measurement(
      '2. Idempotency',
      `30 concurrent claims of one member with different idempotency keys: ${counts.OK} claim was granted`,
    )
    expect(counts).toEqual({ OK: 1, ALREADY_CLAIMED: 29 })
    expect(await ledgerOf(api)).toEqual({ sum: 0, wrong: 0, spent: 1 })
  })
})
