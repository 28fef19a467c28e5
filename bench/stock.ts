// Measures redemptions per second of one popular product of the points mall, with two servers on one durable
// PostgreSQL. Rounds of redemptions alternate with rounds of updates that change only the stock row, over the same
// number of connections. `BEFORE=<another checkout> npm run bench stock` also measures the servers of that checkout on
// the same database.
import { Agent, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { mallProducts } from '#api/catalog/mall.ts'
import { changeStock, stockOf } from '#api/fulfillment/stock.ts'
import { productSupply } from '#api/fulfillment/supplies.ts'
import { newId } from '#api/store/id.ts'
import type { Store } from '#api/store/store.ts'
import { BUSY } from '#generated/codes.ts'
import { operations } from '#generated/operations.ts'
import { openWhenReady, startPostgres, type Postgres } from '#scripts/postgres.ts'
import { assertBooks } from './books.ts'
import { makeBuyers, type Buyer } from './buyers.ts'
import { cpuOfFamily, sampleWaits } from './databaseWaits.ts'
import { addSignedIn, inParallel } from './homes.ts'
import { bareUpdates, connections, ends, endsOnly } from './stockLimits.ts'
import { valueAt } from '#shared/unknown.ts'
import { responseTo } from '#tests/support/responseTo.ts'
import { quantile, whole, type Row } from '#scripts/bench/table.ts'
import { startTarget, type Target } from '#scripts/bench/targets.ts'

/** Goal: number of redemptions per second on two cores. */
const goal = 300
const members = Number(process.env.MEMBERS ?? 1_000)
/** Stock per round in units; fewer than members want, so that overselling would be detected. */
const stock = members - 100
/** Maximum number of concurrent requests. */
const atOnce = 64
/** Number of rounds. The best round counts, because other work on the host only slows rounds down. */
const rounds = Number(process.env.ROUNDS ?? 3)

/** Settings with which PostgreSQL never loses a confirmed commit. */
const durable = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on']

/** Products of the points mall. Each product is used in one round only, so that the limit per member does not apply. */
const products = [...mallProducts().values()].filter(
  ({ regions, fromLevel, opensAt, voucher }) =>
    regions.length === 0 && fromLevel === 1 && !opensAt && voucher === undefined,
)

type Round = {
  /** Redemptions per second. */
  rate: number
  /** Latency in milliseconds. */
  p50: number
  p99: number
  /** CPU time per redemption in milliseconds. */
  server: number
  database: number
  /**
   * Shares of the open database transactions that waited for a lock, for the disk, or for the next statement of the
   * server.
   */
  locked: number
  writing: number
  idle: number
}

export async function hotStock(): Promise<Row[]> {
  const postgres = await startPostgres(undefined, durable)
  const url = `${postgres.url}/postgres`
  const store = await openWhenReady(url)
  const started: Target[] = []
  const startTwo = async (cwd?: string) => {
    const two = [
      await startTarget('app', url, { token: '', cwd }),
      await startTarget('app', url, { token: '', cwd }),
    ]
    started.push(...two)
    return { two, measured: [] as Round[] }
  }
  try {
    const buyers = await addBuyers(store, url)
    const sides = { now: await startTwo() } as Record<string, Awaited<ReturnType<typeof startTwo>>>
    if (process.env.BEFORE) sides['before'] = await startTwo(process.env.BEFORE)
    const bare: number[] = []
    const alone = new Map(Object.keys(ends).map((name) => [name, [] as number[]]))
    const productQueue = products.values()
    for (let round = 0; round <= rounds; round += 1) {
      // Ignore the first round, which warms up the servers.
      if (round > 0) {
        bare.push(await bareUpdates(url, members))
        for (const [name, end] of Object.entries(ends))
          alone.get(name)?.push(await endsOnly(url, members, end))
      } else await bareUpdates(url, members)
      for (const { two, measured } of Object.values(sides)) {
        const product = productQueue.next().value
        if (!product) throw new Error('The rounds need more products than the catalog has.')
        const run = await redeemAll(store, postgres, { servers: two, productId: product.id, buyers })
        if (round > 0) measured.push(run)
      }
    }
    await assertBooks(store)
    const best = Math.max(...bare)
    const part = `stock: ${members} members redeem a product with a stock of ${stock}, two servers, ${atOnce} concurrent requests, best of ${rounds}`
    return [
      { part, label: `bare update, ${connections} connections`, value: `${whole(best)}/s` },
      ...[...alone].map(([name, rates]) => {
        const rate = Math.max(...rates)
        const value = `${whole(rate)}/s, ${(rate / best).toFixed(2)} × bare update`
        return { part, label: `stock row only, ${name}`, value }
      }),
      ...Object.entries(sides).flatMap(([name, { measured }]) =>
        rowsOf(part, name, { measured, bare: best }),
      ),
    ]
  } finally {
    for (const { stop } of started) stop()
    await store.close()
    await postgres.stop()
  }
}

function rowsOf(part: string, name: string, { measured, bare }: { measured: Round[]; bare: number }): Row[] {
  const best = measured.toSorted((a, b) => b.rate - a.rate)[0]
  if (!best) return []
  const percent = (share: number) => `${Math.round(100 * share)} %`
  const value = `${whole(best.rate)}/s, p50 ${whole(best.p50)} ms, p99 ${whole(best.p99)} ms`
  return [
    { part, label: `redemptions, ${name}`, value, goal: `≥ ${goal}`, reached: best.rate >= goal },
    { part, label: `÷ bare update, ${name}`, value: (best.rate / bare).toFixed(2) },
    {
      part,
      label: `CPU time per redemption, ${name}`,
      value: `${best.server.toFixed(1)} ms in the servers, ${best.database.toFixed(1)} ms in PostgreSQL`,
    },
    {
      part,
      label: `transactions, ${name}`,
      value: `${percent(best.locked)} wait for a lock, ${percent(best.writing)} for the disk, ${percent(best.idle)} for the server`,
    },
  ]
}

/** Adds members with an address and enough coins for all products. */
async function addBuyers(store: Store, url: string): Promise<Buyer[]> {
  const amount = products.reduce((sum, { price }) => sum + price, 0)
  const buyers = await makeBuyers(store, await addSignedIn(url, members), amount)
  await store.db.execute(sql`vacuum analyze`)
  return buyers
}

/** Lets all members redeem the product through alternating servers, with idempotency keys, as the web app does. */
async function redeemAll(
  store: Store,
  postgres: Postgres,
  { servers, productId, buyers }: { servers: Target[]; productId: string; buyers: Buyer[] },
): Promise<Round> {
  const product = mallProducts().get(productId)!
  const change = { ...productSupply(product), count: stock - product.stock }
  await changeStock(store.db, change, { at: new Date() })
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const cpu = async () => ({
    server: (await Promise.all(servers.map((server) => server.cpuTime()))).reduce((a, b) => a + b) / 1000,
    database: await cpuOfFamily(postgres.pid),
  })
  const sampling = new AbortController()
  const waits = sampleWaits(store, sampling.signal)
  const before = await cpu()
  const startedAt = performance.now()
  const codes = new Map<number, number>()
  const waited: number[] = []
  await inParallel(buyers.length, atOnce, async (index) => {
    const { token, addressId } = buyers[index]!
    const sentAt = performance.now()
    const key = newId()
    const ask = async (): Promise<number> => {
      const sending = request(servers[index % servers.length]!.origin + operations.redeemMallProduct.path, {
        agent,
        method: 'POST',
        headers: {
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': key,
        },
      })
      sending.end(JSON.stringify({ productId, addressId }))
      const code = Number(valueAt(await json(await responseTo(sending)), 'code'))
      codes.set(code, (codes.get(code) ?? 0) + 1)
      // Retry the redemption, as a member does after the message "busy".
      return code === BUSY ? await ask() : code
    }
    // Retry once: a server may close an idle connection just when the request is sent.
    await ask().catch(ask)
    waited.push(performance.now() - sentAt)
  }).finally(() => sampling.abort())
  const seconds = (performance.now() - startedAt) / 1000
  const after = await cpu()
  agent.destroy()
  console.error(productId, Math.round(buyers.length / seconds), 'a second', JSON.stringify([...codes]))
  if (codes.get(200) !== stock)
    throw new Error(`Stock ${stock} does not match the responses: ${JSON.stringify([...codes])}.`)
  await assertGiven(store, productId)
  return {
    rate: buyers.length / seconds,
    p50: quantile(waited, 0.5),
    p99: quantile(waited, 0.99),
    server: (after.server - before.server) / buyers.length,
    database: (after.database - before.database) / buyers.length,
    ...(await waits),
  }
}

async function assertGiven({ db }: Store, product: string) {
  const row = (await stockOf(db, 'product', [product])).get(product)
  const remaining = row && row.total - row.reserved
  const { rows } = await db.execute<{ redemptions: number }>(
    sql`select count(*)::int as redemptions from redemptions where product = ${product}`,
  )
  if (remaining !== 0 || rows[0]?.redemptions !== stock)
    throw new Error(`Stock ${stock} does not match ${remaining} left and ${rows[0]?.redemptions} redeemed.`)
}
