// Tests the figures of the program: the job computes them from the tables of members, and staff read them by period.
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { giveCoins } from '#tests/support/give.ts'
import { addMember, atOnce, type TestMember } from '#tests/support/members.ts'
import { openStaffSide } from '#tests/support/staff.ts'
import { computeFigures } from '../backOffice/figures/computeFigures.ts'
import { raffleEntries } from '../activities/tables.ts'
import { redemptions } from '../coins/tables.ts'
import { checkIns, drawResults } from '../games/tables.ts'
import { giftClaims } from '../gifts/tables.ts'
import { expire, grant, reverse, spend } from '../ledger/ledger.ts'
import { ledgerAccounts, ledgerPostings, ledgerTransactions } from '../ledger/tables.ts'
import { members } from '../members/tables.ts'
import { giftEntitlements, vouchers } from '../rewards/tables.ts'
import { figureDays, figures } from '../staff/tables.ts'
import { newId } from '../store/id.ts'

const api = await testApi()
const { db } = api.store
const staffSide = await openStaffSide(api)
const nuan = await staffSide.sessionOf('nuan', 'finance')

const monday = new Date('2026-11-02T03:00:00Z')
const at = (day: string) => void (api.clock.now = new Date(`${day}T03:00:00Z`))
const compute = (stop?: AbortSignal) => computeFigures(db, api.clock.now, { stop })

beforeEach(async () => {
  api.clock.now = new Date(monday)
  for (const table of [figures, figureDays, checkIns, vouchers, redemptions, giftClaims, raffleEntries])
    await db.delete(table)
  for (const table of [drawResults, giftEntitlements, members]) await db.delete(table)
  await db.transaction(async (tx) => {
    // The ledger rejects the deletion of postings, except in a session for restores.
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`delete from ledger_lot_uses`)
    await tx.execute(sql`delete from ledger_lots`)
    for (const table of [ledgerPostings, ledgerTransactions, ledgerAccounts]) await tx.delete(table)
  })
})

const join = (countryCode = 'TH') => addMember(api, { countryCode })

async function read(query: Record<string, string>) {
  const session = await staffSide.sessionOf('nuan', 'finance')
  const all = { period: 'day', count: '7', until: '2026-11-08', ...query }
  return await staffSide.dataOf('getFigures', session, { query: all })
}

async function valuesOf(metric: string, query: Record<string, string>) {
  const figure = (await read(query)).figures.find((each) => each.metric === metric)
  return figure?.points.map(({ value }) => value)
}

const spendOf = ({ uid: memberId }: TestMember, amount: number, reference = newId()) =>
  spend(db, { memberId, amount, purpose: 'test', reference, occurredAt: api.clock.now })

test('coins that are issued, spent, returned, taken back and expired sum to the balances of the ledger', async () => {
  const [thai, vietnamese] = [await join('TH'), await join('VN')]
  const gift = { currency: 'coins', purpose: 'test' } as const
  await giveCoins(api, thai, 100)
  const returnedGrant = { memberId: vietnamese.uid, ...gift, amount: 40, reference: 'taken' }
  await grant(db, { ...returnedGrant, occurredAt: api.clock.now })
  await giveCoins(api, vietnamese, 7)
  at('2026-11-03')
  await spendOf(thai, 30)
  await spendOf(thai, 20, 'returned')
  at('2026-11-05')
  await reverse(db, { reference: 'returned', occurredAt: api.clock.now })
  await reverse(db, { reference: 'taken', occurredAt: api.clock.now })
  at('2026-11-09')
  await compute()

  const topic = { topic: 'coins' }
  expect(await valuesOf('coinsIssued', topic)).toEqual([147, 0, 0, -40, 0, 0, 0])
  expect(await valuesOf('coinsSpent', topic)).toEqual([0, 50, 0, -20, 0, 0, 0])
  expect(await valuesOf('coinsOutstanding', topic)).toEqual([147, 97, 97, 77, 77, 77, 77])
  expect(await valuesOf('coinsOutstanding', { ...topic, countryCode: 'VN' })).toEqual([
    47, 47, 47, 7, 7, 7, 7,
  ])
  const weeks = { ...topic, period: 'week', count: '2' }
  expect(await valuesOf('coinsOutstanding', weeks)).toEqual([0, 77])
  const balances = await db.select().from(ledgerAccounts).where(eq(ledgerAccounts.currency, 'coins'))
  expect(balances.reduce((sum, { balance }) => sum + (balance ?? 0), 0)).toBe(77)

  at('2030-01-02')
  await expire(db, api.clock.now)
  await compute()
  const years = { ...topic, until: '2030-01-31', period: 'month', count: '1' }
  expect(await valuesOf('coinsExpired', years)).toEqual([77])
  expect(await valuesOf('coinsOutstanding', years)).toEqual([0])
})

test('the liability is the value of the outstanding coins at the price of the best voucher of the mall', async () => {
  await giveCoins(api, await join('TH'), 800)
  await giveCoins(api, await join('DE'), 10)
  at('2026-11-09')
  await compute()
  const { liabilities } = await read({ topic: 'coins' })
  // The mall sells a voucher of 100 baht for 400 coins, and no voucher with an amount in Germany.
  expect(liabilities).toEqual([{ countryCode: 'TH', coins: 800, value: { amount: 20_000, currency: 'THB' } }])
})

test('a member is counted once in each period in which they are active', async () => {
  const member = await join()
  await giveCoins(api, member, 5)
  at('2026-11-04')
  await giveCoins(api, member, 5)
  await spendOf(member, 2)
  at('2026-11-11')
  await giveCoins(api, await join('VN'), 5)
  await giveCoins(api, member, 5)
  at('2026-12-01')
  await compute()
  const topic = { topic: 'members' }
  expect(await valuesOf('active', topic)).toEqual([1, 0, 1, 0, 0, 0, 0])
  const weeks = { ...topic, period: 'week', count: '3', until: '2026-11-15' }
  expect(await valuesOf('active', weeks)).toEqual([0, 1, 2])
  expect(await valuesOf('active', { ...weeks, language: 'en' })).toEqual([0, 0, 0])
  expect(await valuesOf('active', { ...weeks, language: 'vn' })).toEqual([0, 0, 1])
  const month = { ...topic, period: 'month', count: '1', until: '2026-11-30' }
  expect((await read(month)).figures[1]).toMatchObject({ metric: 'active', summary: 'mean', value: 2 })
})

test('members who redeem coins within 7 days count as rewarded on the day on which they joined', async () => {
  const [early, late] = [await join(), await join()]
  await join('ID')
  const redeem = (memberId: string, day: string) =>
    db.insert(redemptions).values({
      id: newId(),
      memberId,
      product: 'night-light',
      slot: 1,
      price: 1,
      state: 'reserved',
      steps: [],
      redeemedAt: new Date(day),
      stateAt: new Date(day),
    })
  await redeem(early.uid, '2026-11-08T03:00:00Z')
  await redeem(late.uid, '2026-11-10T03:00:00Z')
  at('2026-11-11')
  await compute()
  expect(await valuesOf('joined', { topic: 'members' })).toEqual([3, 0, 0, 0, 0, 0, 0])
  expect(await valuesOf('rewarded', { topic: 'members' })).toEqual([1, 0, 0, 0, 0, 0, 0])
  expect(await valuesOf('redemptions', { topic: 'vouchers' })).toEqual([0, 0, 0, 0, 0, 0, 1])
})

test('streaks count members with at least 3 and 7 days, also if they play two games', async () => {
  const { uid: memberId } = await join()
  const days = Array.from({ length: 7 }, (_, index) => `2026-11-0${index + 1}`)
  const playedGames = ['normalCheckIn', 'babyCheckIn'] as const
  for (const game of playedGames)
    for (const [index, date] of days.entries())
      await db.execute(sql`insert into check_ins (member_id, game, date, cycle_start, streak, at)
        values (${memberId}, ${game}, ${date}, '2026-11-01', ${index + 1}, now())`)
  at('2026-11-08')
  await compute()
  expect(await valuesOf('streak3', { topic: 'members' })).toEqual([0, 1, 1, 1, 1, 1, 0])
  expect(await valuesOf('streak7', { topic: 'members' })).toEqual([0, 0, 0, 0, 0, 1, 0])
  const weeks = { topic: 'members', period: 'week', count: '2' }
  expect(await valuesOf('streak3', weeks)).toEqual([0, 1])
})

test('gifts and raffles form funnels: later steps count on the day of the first step', async () => {
  const { uid: memberId } = await join()
  const claim = (steps: readonly string[]) =>
    db.execute(sql`insert into gift_claims (id, member_id, gift, kind, once, state, steps, coins, address, claimed_at)
      values (${newId()}, ${memberId}, 'lamp', 'won', ${newId()}, 'shipped',
        ${JSON.stringify(steps.map((state) => ({ state, at: '2026-11-20T00:00:00Z' })))}, 0, '{}', ${monday.toISOString()})`)
  await claim(['reserved'])
  await claim(['reserved', 'shipped'])
  await claim(['reserved', 'shipped', 'delivered'])
  for (const state of ['entered', 'won', 'notDrawn'])
    await db.execute(sql`insert into raffle_entries (activity, member_id, state, entered_at)
      values (${state}, ${memberId}, ${state}, ${monday.toISOString()})`)
  at('2026-11-20')
  await compute()
  const valueOn = async (topic: string) =>
    (await read({ topic })).figures.map(({ metric, value }) => [metric, value])
  expect(await valueOn('gifts')).toEqual([
    ['giftsWon', 0],
    ['giftsClaimed', 3],
    ['giftsSent', 2],
    ['giftsDelivered', 1],
  ])
  expect(await valueOn('raffles')).toEqual([
    ['raffleEntered', 3],
    ['raffleDrawn', 2],
    ['raffleWon', 1],
    ['drawsPlayed', 0],
  ])
})

test('each figure is compared with the same number of periods before', async () => {
  await join()
  at('2026-11-09')
  await Promise.all([join(), join()])
  at('2026-11-16')
  await compute()
  const { figures: all } = await read({ topic: 'members', until: '2026-11-15' })
  const [joined] = all
  expect(joined).toMatchObject({ metric: 'joined', summary: 'sum', value: 2, before: 1 })
  expect(joined?.points[0]).toEqual({ start: '2026-11-09', value: 2, before: 1 })
})

test('without a last day, the periods end with the last period that has ended', async () => {
  await join()
  at('2026-11-18')
  await compute()
  const session = await staffSide.sessionOf('nuan', 'finance')
  const starts = []
  for (const period of ['day', 'week', 'month']) {
    const query = { topic: 'members', period }
    const data = await staffSide.dataOf('getFigures', session, { query })
    starts.push([data.figures[0]?.points.length, data.figures[0]?.points.at(-1)?.start])
  }
  expect(starts).toEqual([
    [30, '2026-11-17'],
    [30, '2026-11-09'],
    [30, '2026-10-01'],
  ])
})

describe('the job', () => {
  const computedDays = async () => {
    const rows = await db.select().from(figureDays).orderBy(figureDays.day)
    return [rows[0]?.day, rows.at(-1)?.day, rows.length]
  }

  test('continues with earlier months after it was stopped, and values are null until it is complete', async () => {
    at('2026-06-10')
    await giveCoins(api, await join(), 10)
    at('2026-11-09')
    await compute(AbortSignal.abort())
    expect(await computedDays()).toEqual(['2026-11-07', '2026-11-09', 3])
    const topic = { topic: 'members' }
    expect(await valuesOf('joined', topic)).toEqual([null, null, null, null, null, 0, 0])
    expect(await valuesOf('coinsOutstanding', { topic: 'coins' })).toEqual(Array(7).fill(null))
    await compute()
    expect(await computedDays()).toEqual(['2026-06-01', '2026-11-09', 162])
    expect(await valuesOf('joined', topic)).toEqual([0, 0, 0, 0, 0, 0, 0])
    const june = { ...topic, until: '2026-06-10', count: '1' }
    expect(await valuesOf('joined', june)).toEqual([1])
    expect(await valuesOf('coinsOutstanding', { topic: 'coins' })).toEqual(Array(7).fill(10))
  })

  test('adds the days on which it did not run', async () => {
    await join()
    await compute()
    at('2026-11-05')
    await join()
    at('2026-11-28')
    await compute()
    expect(await computedDays()).toEqual(['2026-10-31', '2026-11-28', 29])
    expect(await valuesOf('joined', { topic: 'members' })).toEqual([1, 0, 0, 1, 0, 0, 0])
  })

  test('returns the same figures if two workers run it concurrently and repeat it', async () => {
    await giveCoins(api, await join(), 10)
    at('2026-11-04')
    await atOnce(2, () => compute())
    const stored = await db.select().from(figures)
    await compute()
    expect(await db.select().from(figures)).toEqual(expect.arrayContaining(stored))
    expect(await db.$count(figures)).toBe(stored.length)
  })

  test('does not count members again who were erased after their day was computed', async () => {
    const { uid } = await join()
    at('2026-11-20')
    await compute()
    await db.delete(members).where(eq(members.id, uid))
    at('2026-11-25')
    await compute()
    expect(await valuesOf('joined', { topic: 'members' })).toEqual([1, 0, 0, 0, 0, 0, 0])
  })
})

test('figures before the first computation are null', async () => {
  const { computedAt, countries, figures: all } = await read({ topic: 'coins', count: '2' })
  expect([computedAt, countries]).toEqual([null, []])
  expect(all.every(({ value }) => value === null)).toBe(true)
})

test.each([
  { topic: 'money' },
  { topic: 'coins', period: 'year' },
  { topic: 'coins', period: 'day', count: '93' },
  { topic: 'coins', period: 'day', count: '0' },
  { topic: 'coins', period: 'day', until: '2026-02-30' },
  { topic: 'coins', period: 'day', countryCode: "TH' or 1=1" },
  { topic: 'coins', period: 'day', language: 'xx' },
])('getFigures rejects %o', async (query) => {
  const definite = Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
  expect(await staffSide.call('getFigures', nuan, { query: definite })).toMatchObject({ status: 400 })
})
