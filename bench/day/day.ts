// Simulates a day of a million members, with each hour shortened to seconds and the load scaled to two cores. In the
// simulated day, coins expire at midnight, and at nine a campaign offers one product that many members want. A raffle
// closes at noon, and the evening has the busiest hour. The benchmark runs two servers, a worker, PostgreSQL, Valkey
// and HAProxy, and kills one process of the hub every 20 seconds. From the measurements in the busiest hour, it
// estimates the capacity for a million members a day. `HOUR_SECONDS=30 PEAK=80 npm run bench day` runs a longer day on
// a larger host.
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { campaigns } from '#api/catalog/campaigns.ts'
import { mallProducts } from '#api/catalog/mall.ts'
import { changeStock } from '#api/fulfillment/stock.ts'
import { productSupply } from '#api/fulfillment/supplies.ts'
import { grant } from '#api/ledger/ledger.ts'
import { samplePassword } from '#api/samples/accounts.ts'
import { hashSecret } from '#api/session/passwords.ts'
import type { Store } from '#api/store/store.ts'
import { startValkey } from '#tests/support/valkey.ts'
import { openWhenReady, startPostgres } from '#scripts/postgres.ts'
import { inScratch } from '#scripts/projectCopy.ts'
import { makeBuyers } from '../buyers.ts'
import { addSignedIn, inParallel, type SignedIn } from '../homes.ts'
import { startLoadBalancer } from '#scripts/loadBalancer.ts'
import { lossesOf, membersFor, startLoad } from '../release/load.ts'
import { nowhereSettings, openServerProcess, type Server } from '../release/servers.ts'
import { assertBooks } from '../books.ts'
import type { Row } from '#scripts/bench/table.ts'
import { redeemAtOnce } from './campaign.ts'
import { busiest, hours, rowsOf } from './dayRows.ts'
import { startMeter, type Use } from './processorMeter.ts'

const [midnight, morning, noon] = [0, 9, 12]

const hourSeconds = Number(process.env.HOUR_SECONDS ?? 15)
/** Requests per second in the busiest hour. */
const peak = Number(process.env.PEAK ?? 40)
const killEvery = 20
/** Numbers of members whose coins expire, who want the product, and who enter the raffle. */
const [expiring, wanting, entering] = [2_000, 500, 2_000]
/** Stock of the product in units; fewer than members want, so that overselling would be detected. */
const stock = wanting - 100
/** Maximum number of tries before a request counts as failed. */
const tries = 5

export const dayOfMembers = () => inScratch(live)

async function live(folder: string): Promise<Row[]> {
  const postgres = await startPostgres()
  const databaseUrl = `${postgres.url}/postgres`
  const store = await openWhenReady(databaseUrl)
  const valkey = await startValkey()
  const running: { stop: () => Promise<unknown> }[] = [postgres, { stop: store.close }, valkey]
  const faults: string[] = []
  try {
    const requests = hours.reduce((sum, share) => sum + share * peak * hourSeconds, 0)
    const people = await addMembers(store, databaseUrl, Math.max(membersFor(requests), expiring, entering))
    const settings = { ...nowhereSettings, DATABASE_URL: databaseUrl, VALKEY_URL: valkey.url }
    const open = (role: string) => openServerProcess({ ...settings, ROLE: role }, faults)
    const [worker, ...web] = [await open('worker'), await open('web'), await open('web')]
    for (const server of [worker, ...web]) {
      await server.start(process.cwd())
      running.push(server)
    }
    const ports = web.map(({ port }) => port)
    const balancer = await startLoadBalancer(folder, ports)
    running.push(balancer)
    const meter = startMeter({
      'web servers': () => web.map(({ pid }) => pid()),
      worker: () => [worker.pid()],
      PostgreSQL: () => [postgres.pid],
    })
    running.push(meter)

    let hour = 0
    const load = await startLoad(balancer.origin, people, {
      password: samplePassword,
      perSecond: () => peak * (hours[hour] ?? 1),
      tries,
    })
    running.push(load)
    const killing = startKilling([...web, worker])
    running.push(killing)
    const buyers = await makeBuyers(store, people.slice(0, wanting), product.price)
    let campaign: ReturnType<typeof redeemAtOnce> | undefined
    const used = new Map<number, Map<string, Use>>()
    for (; hour < hours.length; hour += 1) {
      console.error(`  ${String(hour).padStart(2, '0')}:00 …`)
      load.enter(String(hour))
      await meter.take()
      if (hour === midnight) await makeCoinsExpire(store, people)
      if (hour === morning) campaign = redeemAtOnce(balancer.origin, buyers, { productId: product.id, tries })
      if (hour === noon) await closeRaffle(store, people)
      await pause(hourSeconds * 1_000)
      used.set(hour, await meter.take())
    }
    const redeemed = (await campaign) ?? []
    const kills = await killing.end()
    const { answers, acknowledged } = await load.stop()
    await untilDone(store)
    await assertBooks(store)
    return rowsOf({
      answers,
      redeemed,
      kills,
      losses: await lossesOf(store, acknowledged),
      used: used.get(busiest) ?? new Map(),
      peak: answers.filter(({ phase }) => phase === String(busiest)).length / hourSeconds,
      hourSeconds,
      counts: await countsOf(store),
      targets: { expiring, entering, stock },
      faults,
    })
  } finally {
    for (const { stop } of running.toReversed()) await stop()
  }
}

const product = [...mallProducts().values()].find(
  ({ regions, fromLevel, opensAt, voucher }) =>
    regions.length === 0 && fromLevel === 1 && !opensAt && voucher === undefined,
)!
const raffle = campaigns().en.find((campaign) => campaign.raffle && campaign.to < new Date())!

async function addMembers(store: Store, databaseUrl: string, count: number): Promise<SignedIn[]> {
  const people = await addSignedIn(databaseUrl, count, await hashSecret(samplePassword))
  const change = { ...productSupply(product), count: stock - product.stock }
  await changeStock(store.db, change, { at: new Date() })
  await store.db.execute(sql`vacuum analyze`)
  return people
}

/**
 * Grants coins that were earned 500 days ago. The next run of the expiry job expires them, as it does at the end of a
 * month.
 */
async function makeCoinsExpire({ db }: Store, people: readonly SignedIn[]) {
  const occurredAt = new Date(Date.now() - 500 * 86_400_000)
  await inParallel(expiring, 8, async (index) => {
    const memberId = people[index]!.uid
    const coinGrant = {
      currency: 'coins',
      amount: 10,
      purpose: 'test',
      reference: `old:${memberId}`,
    } as const
    await grant(db, { ...coinGrant, memberId, occurredAt })
  })
  await askForJobs({ db })
}

async function closeRaffle({ db }: Store, people: readonly SignedIn[]) {
  const ids = people.slice(0, entering).map(({ uid }) => uid)
  await db.execute(sql`
    insert into raffle_entries (activity, member_id, state, entered_at)
    select ${raffle.id}, id, 'entered', ${raffle.from.toISOString()}::timestamptz from members
    where id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`)
  await askForJobs({ db })
}

/** Deletes finished and waiting background jobs, so that the next worker that starts queues all jobs again. */
const askForJobs = async ({ db }: Pick<Store, 'db'>) =>
  void (await db.execute(sql`delete from pgboss.job where state <> 'active'`))

/** Kills the processes one after the other and restarts each process immediately, as systemd does. */
function startKilling(servers: readonly Server[]) {
  const over = new AbortController()
  async function run() {
    let kills = 0
    for (; !over.signal.aborted; kills += 1) {
      await pause(killEvery * 1_000, undefined, { signal: over.signal }).catch(() => {})
      if (over.signal.aborted) break
      const server = servers[kills % servers.length]
      await server?.kill()
      await server?.start(process.cwd())
    }
    return kills
  }
  const running = run()
  const end = async () => {
    over.abort()
    return await running
  }
  return { end, stop: end }
}

/** Waits until the worker has expired the coins and notified the raffle's members, for at most 180 s. */
async function untilDone(store: Store) {
  for (let seconds = 0; seconds < 180; seconds += 1) {
    const { expired, notifications: noticeCount } = await countsOf(store)
    if (expired === expiring && noticeCount === entering) return
    await pause(1_000)
  }
}

async function countsOf({ db }: Store) {
  const { rows } = await db.execute<{
    expired: number
    notifications: number
    twice: number
    redemptions: number
  }>(sql`
    select (select count(*) from ledger_lots where expires_on < current_date and remaining = 0)::int as expired,
      (select count(*) from raffle_entries where told_at is not null)::int as notifications,
      (select count(*) from (select member_id from notices where kind in ('raffle-won', 'raffle-drawn')
        group by member_id having count(*) > 1) more)::int as twice,
      (select count(*) from redemptions where product = ${product.id})::int as redemptions`)
  return rows[0] ?? { expired: 0, notifications: 0, twice: 0, redemptions: 0 }
}
