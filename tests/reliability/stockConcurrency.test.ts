// Tests that concurrent requests to the built server cannot exceed the stock: 200 members request the last ten units
// of a gift and of a draw prize. Ten succeed; the others keep their coins or receive the consolation prize.
import { resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { draws } from '#api/catalog/draws.ts'
import { giftOf } from '#api/catalog/gifts.ts'
import { drawnBy } from '#api/games/odds.ts'
import { commitmentOf } from '#api/games/seeds.ts'
import { stock as stockTable } from '#api/fulfillment/tables.ts'
import { newId } from '#api/store/id.ts'
import { openPostgres } from '#api/store/postgres.ts'
import type { Store } from '#api/store/store.ts'
import { SOLD_OUT } from '#generated/codes.ts'
import { operations } from '#generated/operations.ts'
import { testApi, type Api } from '../support/api.ts'
import { engine } from '../support/database.ts'
import { measurement, times } from '../support/measurements.ts'
import { giveAddress, givePoints, giveCoins } from '../support/give.ts'
import { forReal, startHubProcess, type HubProcess } from '../support/hubProcess.ts'
import { addMember, atOnce } from '../support/members.ts'
import { setFreePieces, stockRow, unbalancedStock } from '../support/stock.ts'
import { drawTickets } from '#api/rewards/tables.ts'
import { objectOf, valueAt } from '#shared/unknown.ts'

const many = times(200, 40)
const stock = 10
const draw = draws().get('winter-lights')!

type Reply = { status: number; code: number; data: Record<string, unknown>; milliseconds: number }

describe.runIf(engine === 'postgres')('concurrent HTTP requests for the last units', () => {
  let hub: HubProcess
  let store: Store
  let api: Api
  beforeAll(async () => {
    // Sets the server's clock to a time within the period of the draw, regardless of the current date.
    const now = new Date(Date.parse(draw.opensAt) + 3_600_000)
    const environment = {
      TRUST_PROXY: 'on',
      LOG_LEVEL: 'error',
      // Keeps the dates of offers: in development, the server moves them to dates relative to the current date.
      ...forReal,
      MINUTES_AHEAD: String((now.getTime() - Date.now()) / 60_000),
    }
    hub = await startHubProcess(environment, ['--import', resolve('tests/e2e/helpers/clock.ts')])
    store = await openPostgres(hub.databaseUrl)
    api = Object.assign(await testApi({ store }), { clock: { now } })
  })
  afterAll(async () => {
    await store?.close()
    await hub?.stop()
  })

  /** Sends one request per member concurrently, each from a separate IP address. */
  async function sendConcurrently(
    operation: 'claimGift' | 'lottery',
    asks: { token: string; body: unknown }[],
  ) {
    const firstSentAt = performance.now()
    const answers = await atOnce(asks.length, async (index): Promise<Reply> => {
      const { token, body } = asks[index]!
      const startedAt = performance.now()
      const answer = await fetch(hub.origin + operations[operation].path, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': `storm-of-${operation}-${index}`,
          'X-Forwarded-For': `10.7.${Math.floor(index / 250)}.${(index % 250) + 1}`,
        },
        body: JSON.stringify(body),
      })
      const envelope: unknown = await answer.json()
      const [code, data] = [Number(valueAt(envelope, 'code')), objectOf(valueAt(envelope, 'data'))]
      return { status: answer.status, code, data, milliseconds: performance.now() - startedAt }
    })
    const perSecond = Math.round((1000 * asks.length) / (performance.now() - firstSentAt))
    const waited = answers.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
    const at = (share: number) => Math.round(waited[Math.ceil(share * waited.length) - 1] ?? 0)
    return { told: answers, said: `${perSecond} requests/s, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms` }
  }

  /** Returns the sum of all postings, and the number of accounts whose balance is not the sum of their postings. */
  async function books() {
    const { rows } = await store.db.execute<{ sum: string; wrong: string }>(sql`
      select (select coalesce(sum(amount), 0) from ledger_postings)::text as sum,
        (select count(*) from ledger_accounts a where purpose is null and balance <>
          (select coalesce(sum(amount), 0) from ledger_postings where account_id = a.id))::text as wrong`)
    return rows
  }

  /** Returns the number of members for each coin balance. */
  async function balanceCounts() {
    const { rows } = await store.db.execute<{ balance: string; members: string }>(sql`
      select balance::text as balance, count(*)::text as members from ledger_accounts
       where member_id is not null and currency = 'coins' group by balance`)
    return new Map(rows.map(({ balance, members }) => [Number(balance), Number(members)]))
  }

  test(`${many} concurrent claims cannot take more than the ${stock} units of a gift`, async () => {
    const gift = giftOf('night-light')
    await setFreePieces(store.db, { kind: 'gift', item: gift.id }, stock)
    const asks = await atOnce(many, async () => {
      const member = await addMember(api)
      await givePoints(api, member, 200)
      await giveCoins(api, member, gift.coins)
      return { token: member.token, body: { id: gift.id, addressId: await giveAddress(api, member) } }
    })
    const { told: answers, said: timings } = await sendConcurrently('claimGift', asks)
    const successes = answers.filter(({ code }) => code === 200)
    const refused = answers.filter(({ code }) => code === SOLD_OUT)
    expect([successes.length, refused.length]).toEqual([stock, many - stock])
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    expect(await stockRow(store.db, { kind: 'gift', item: gift.id })).toEqual({
      total: stock,
      reserved: stock,
    })
    expect(await unbalancedStock(store.db)).toEqual([])
    expect(await balanceCounts()).toEqual(
      new Map([
        [0, stock],
        [gift.coins, many - stock],
      ]),
    )
    expect(await books()).toEqual([{ sum: '0', wrong: '0' }])
    measurement(
      '1. Concurrent redemptions',
      `${many} concurrent claims over HTTP of a gift with ${stock} units: ${successes.length} succeeded, ${refused.length} failed with SOLD_OUT and cost no coins; ${timings}`,
    )
  })

  test(`${many} concurrently opened tickets cannot win more than the ${stock} units of a prize`, async () => {
    const [lamp, consolation] = [draw.prizes[0]!, draw.prizes.find((prize) => prize.stock === null)!]
    const lampItem = { kind: 'prize', item: `${draw.id}:${lamp.id}` } as const
    const { seed, prizes } = (await commitmentOf(store.db, draw, api.clock.now))!
    await store.db
      .insert(stockTable)
      .values({ ...lampItem, total: lamp.stock ?? 0, reserved: (lamp.stock ?? 0) - stock })
    const asks = await atOnce(many, async () => {
      const { uid: memberId, token } = await addMember(api)
      let ticket = newId()
      while (drawnBy(seed, ticket, prizes).id !== lamp.id) ticket = newId()
      const grant = { reference: `storm:${ticket}`, number: 0, grantedAt: api.clock.now }
      await store.db.insert(drawTickets).values({ id: ticket, memberId, draw: draw.id, ...grant })
      return { token, body: { draw: draw.id, payWith: 'ticket', ticket } }
    })
    const { told: answers, said: timings } = await sendConcurrently('lottery', asks)
    const prizeOf = ({ data }: Reply) => valueAt(data, 'result', 'prize', 'id')
    const won = answers.filter((each) => prizeOf(each) === lamp.id)
    expect(won).toHaveLength(stock)
    expect(answers.filter((each) => prizeOf(each) === consolation.id)).toHaveLength(many - stock)

    // Repeat all requests, and check that every ticket returns its first result.
    const again = await sendConcurrently('lottery', asks.toReversed())
    expect(again.told.map(prizeOf).toReversed()).toEqual(answers.map(prizeOf))
    expect((await stockRow(store.db, lampItem))?.reserved).toBe(lamp.stock)
    expect(await books()).toEqual([{ sum: '0', wrong: '0' }])
    measurement(
      '1. Concurrent redemptions',
      `${many} tickets opened concurrently over HTTP for a prize with ${stock} units: ${won.length} won it, ${many - stock} won the consolation prize, and opening them again returned the same results; ${timings}`,
    )
  })
})
