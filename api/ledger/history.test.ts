// Tests the history of coins and the points per year, also for members with long histories.
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testStore } from '#tests/support/database.ts'
import { newId } from '../store/id.ts'
import { balances, expire, coinMonths, forecast, grant, InsufficientBalance, lotsOf } from './ledger.ts'
import { movement, movements, reverse, spend, yearlyPoints } from './ledger.ts'

const { db } = await testStore()
const november = new Date('2026-11-21T03:00:00Z')
const reference = () => newId()

const earn = (
  memberId: string,
  amount: number,
  { occurredAt = november, currency = 'coins' }: { occurredAt?: Date; currency?: 'coins' | 'points' } = {},
) => grant(db, { memberId, currency, amount, purpose: 'check_in', reference: reference(), occurredAt })

const buy = (memberId: string, amount: number, under = reference()) =>
  spend(db, {
    memberId,
    amount,
    purpose: 'mall',
    subject: 'mall:night-light',
    reference: under,
    occurredAt: november,
  })

test('each movement has the resulting balance, and a reversal has the subject of the reversed movement', async () => {
  const memberId = newId()
  await earn(memberId, 50)
  const under = reference()
  await buy(memberId, 20, under)
  await reverse(db, { reference: under, occurredAt: november })
  expect(await movements(db, { memberId, limit: 10 })).toMatchObject([
    { kind: 'reversal', amount: 20, balance: 50, purpose: 'mall', subject: 'mall:night-light' },
    { kind: 'spend', amount: -20, balance: 30, purpose: 'mall', subject: 'mall:night-light' },
    { kind: 'grant', amount: 50, balance: 50, purpose: 'check_in', subject: null },
  ])
})

test('the history of coins excludes movements of other members, and movements of points', async () => {
  const memberId = newId()
  expect(await movements(db, { memberId, limit: 10 })).toEqual([])
  const { transactionId } = await earn(memberId, 5, { occurredAt: november, currency: 'points' })
  expect(await movements(db, { memberId, limit: 10 })).toEqual([])
  expect(await movement(db, memberId, transactionId)).toBeUndefined()
})

test('the movement of an expiry contains the expired lots', async () => {
  const memberId = newId()
  await earn(memberId, 4, { occurredAt: new Date('2025-10-05T00:00:00Z') })
  await earn(memberId, 6, { occurredAt: new Date('2025-09-05T00:00:00Z') })
  await expire(db, november)
  const [last] = await movements(db, { memberId, kind: 'expiry', limit: 1 })
  expect(last).toMatchObject({ kind: 'expiry', amount: -10, balance: 0, purpose: 'expiry' })
  expect(last && (await lotsOf(db, last, november))).toEqual([
    { amount: -6, expiresOn: '2026-09-30', remaining: 0 },
    { amount: -4, expiresOn: '2026-10-31', remaining: 0 },
  ])
})

test('pages of a month contain every movement once, also for movements at the same instant and with a filter by kind', async () => {
  const memberId = newId()
  const [october, start] = [new Date('2026-10-31T17:00:00Z'), new Date('2026-11-01T00:00:00Z')]
  await earn(memberId, 1, { occurredAt: october })
  for (const amount of [2, 3, 4]) await earn(memberId, amount, { occurredAt: start })
  await buy(memberId, 5)
  await earn(memberId, 6, { occurredAt: november })
  // This movement is posted late, but must be listed at the time at which it occurred.
  await earn(memberId, 7, { occurredAt: new Date('2026-11-01T12:00:00Z') })
  const during = { from: start, to: new Date('2026-12-01T00:00:00Z') }
  const amounts: number[] = []
  for (let before: string | undefined; ;) {
    const page = await movements(db, { memberId, during, before, limit: 2 })
    amounts.push(...page.map(({ amount }) => amount))
    before = page.at(-1)?.id
    if (before === undefined) break
  }
  expect(amounts).toEqual([6, -5, 7, 4, 3, 2])
  const granted = await movements(db, { memberId, kind: 'grant', during, limit: 3 })
  expect(granted.map(({ amount }) => amount)).toEqual([6, 7, 4])
  const earlier = { from: october, to: start }
  expect(await movements(db, { memberId, during: earlier, limit: 9 })).toMatchObject([{ amount: 1 }])
})

test('monthly sums match the balance, independent of movements before these months', async () => {
  const memberId = newId()
  const months = ['2026-08', '2026-09', '2026-10', '2026-11'].map((from) => ({
    from,
    start: new Date(`${from}-01T00:00:00Z`),
  }))
  expect(await coinMonths(db, memberId, months)).toEqual(
    months.map(({ from }) => ({
      from,
      opening: 0,
      earned: 0,
      spent: 0,
      expired: 0,
      returned: 0,
      takenBack: 0,
      balance: 0,
    })),
  )
  await earn(memberId, 100, { occurredAt: new Date('2025-08-31T23:59:59.999Z') })
  await earn(memberId, 30, { occurredAt: new Date('2026-08-01T00:00:00.000Z') })
  await expire(db, new Date('2026-09-01T01:00:00Z'))
  await earn(memberId, 20, { occurredAt: november })
  const under = reference()
  await buy(memberId, 15)
  await buy(memberId, 25, under)
  await reverse(db, { reference: under, occurredAt: november })
  expect(await coinMonths(db, memberId, months)).toEqual([
    {
      from: '2026-08',
      opening: 100,
      earned: 30,
      spent: 0,
      expired: 0,
      returned: 0,
      takenBack: 0,
      balance: 130,
    },
    {
      from: '2026-09',
      opening: 130,
      earned: 0,
      spent: 0,
      expired: 100,
      returned: 0,
      takenBack: 0,
      balance: 30,
    },
    { from: '2026-10', opening: 30, earned: 0, spent: 0, expired: 0, returned: 0, takenBack: 0, balance: 30 },
    {
      from: '2026-11',
      opening: 30,
      earned: 20,
      spent: 15,
      expired: 0,
      returned: 0,
      takenBack: 0,
      balance: 35,
    },
  ])
})

test('forecast returns the spendable coins grouped by last day, and all groups add up to the balance', async () => {
  const memberId = newId()
  for (const month of ['10', '11', '10', '09'])
    await earn(memberId, Number(month), { occurredAt: new Date(`2026-${month}-03T00:00:00Z`) })
  const months = await forecast(db, memberId, november)
  expect(months).toEqual([
    { date: '2027-09-30', amount: 9 },
    { date: '2027-10-31', amount: 20 },
    { date: '2027-11-30', amount: 11 },
  ])
  expect((await balances(db, memberId, november)).coins).toBe(40)
})

test('points count for the calendar year in which the member gained them', async () => {
  const memberId = newId()
  expect(await yearlyPoints(db, memberId, november)).toMatchObject({ points: 0, thisYear: 0, lastYear: 0 })
  await earn(memberId, 1000, { occurredAt: new Date('2024-12-31T23:59:59.999Z'), currency: 'points' })
  await earn(memberId, 70, { occurredAt: new Date('2025-01-01T00:00:00.000Z'), currency: 'points' })
  const last = await earn(memberId, 30, {
    occurredAt: new Date('2025-12-31T23:59:59.999Z'),
    currency: 'points',
  })
  await earn(memberId, 5, { occurredAt: new Date('2026-01-01T00:00:00.000Z'), currency: 'points' })
  expect(last.repeated).toBe(false)
  expect(await yearlyPoints(db, memberId, november)).toMatchObject({
    points: 1105,
    thisYear: 5,
    lastYear: 100,
  })
  const later = new Date('2027-01-01T00:00:00.000Z')
  expect(await yearlyPoints(db, memberId, later)).toMatchObject({ points: 1105, thisYear: 0, lastYear: 5 })
})

test('points that are taken back never make the points of a year negative', async () => {
  const memberId = newId()
  const under = reference()
  const order = { memberId, currency: 'points', amount: 40, purpose: 'order', reference: under } as const
  await grant(db, { ...order, occurredAt: new Date('2025-12-20T00:00:00Z') })
  await reverse(db, { reference: under, occurredAt: november })
  expect(await yearlyPoints(db, memberId, november)).toMatchObject({ points: 0, thisYear: 0, lastYear: 40 })
})

test('spend takes coins from as many lots as needed, and its error contains the available amount if the coins in all lots do not suffice', async () => {
  const memberId = newId()
  for (let lot = 0; lot < 40; lot += 1) await earn(memberId, 1)
  await buy(memberId, 30)
  await expect(buy(memberId, 11)).rejects.toEqual(new InsufficientBalance(11, 10))
  await buy(memberId, 10)
  expect((await balances(db, memberId, november)).coins).toBe(0)
})

test('the database has all indexes that queries for pages of the history, monthly sums and yearly points use', async () => {
  const { rows } = await db.execute<{ name: string; columns: string }>(sql`
    select indexname as name, indexdef as columns from pg_indexes where tablename = 'ledger_postings'`)
  const columns = rows.map(({ columns: text }) => text)
  for (const key of [
    'account_id, transaction_id',
    'account_id, kind, transaction_id',
    'account_id, occurred_at',
  ])
    expect(columns.some((text) => text.includes(`(${key}`))).toBe(true)
})
