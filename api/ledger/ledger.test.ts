// Tests grants, spends, expiry and reversals on both database engines.
import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testStore } from '#tests/support/database.ts'
import { newId } from '../store/id.ts'
import {
  anonymise,
  balances,
  expire,
  grant,
  grantAll,
  InsufficientBalance,
  ReferenceReused,
  reverse,
  spend,
} from './ledger.ts'
import { UnknownReference, type GrantRequest } from './ledger.ts'
import { dueAccounts } from './expire.ts'
import { ledgerAccounts, ledgerLots } from './tables.ts'

const { db } = await testStore()
const march = new Date('2025-03-15T12:00:00Z')
const april = new Date('2025-04-15T12:00:00Z')
const lastOfMarch = new Date('2026-03-31T23:59:59Z')
const nextApril = new Date('2026-04-01T00:00:00Z')

test('the balances of a member before the first grant are zero', async () => {
  expect(await balances(db, newId(), march)).toEqual({ coins: 0, points: 0, nextExpiry: null })
})

test('grant creates a lot with a last day for coins, and no lot for points', async () => {
  const memberId = newId()
  expect(await coins(memberId, 5, march)).toMatchObject({
    lot: { amount: 5, expiresOn: '2026-03-31' },
    repeated: false,
  })
  expect(await grant(db, { ...granting(memberId, 7, march), currency: 'points' })).toMatchObject({
    lot: null,
  })
  await coins(memberId, 2, april)
  expect(await balances(db, memberId, april)).toEqual({
    coins: 7,
    points: 7,
    nextExpiry: { amount: 5, date: '2026-03-31' },
  })
})

test('a repeated grant returns the first result, and its reference is rejected for any other posting', async () => {
  const request = granting(newId(), 5, march)
  const first = await grant(db, request)
  expect(await grant(db, request)).toEqual({ ...first, repeated: true })
  await expect(grant(db, { ...request, amount: 6 })).rejects.toThrow(ReferenceReused)
  await expect(grant(db, { ...request, memberId: newId() })).rejects.toThrow(ReferenceReused)
  await expect(spend(db, { ...request, amount: 5 })).rejects.toThrow(ReferenceReused)
  expect(await coinsOf(request.memberId, march)).toBe(5)
})

test('grantAll grants coins and points together and only once, and grants neither if one of the two grants fails', async () => {
  const memberId = newId()
  const request = { memberId, purpose: 'check_in', reference: newId(), occurredAt: march }
  await db.transaction((tx) => grantAll(tx, { ...request, amounts: { coins: 5, points: 2 } }))
  await db.transaction((tx) => grantAll(tx, { ...request, amounts: { coins: 5, points: 2 } }))
  await db.transaction((tx) => grantAll(tx, { ...request, reference: newId(), amounts: { points: 1 } }))
  expect(await balances(db, memberId, march)).toMatchObject({ coins: 5, points: 3 })
  const other = { ...request, memberId: newId(), reference: newId() }
  await expect(
    db.transaction((tx) => grantAll(tx, { ...other, amounts: { coins: 5, points: 1.5 } })),
  ).rejects.toThrow(RangeError)
  await grant(db, { ...other, currency: 'points', amount: 1, reference: `${other.reference}:points` })
  await expect(
    db.transaction((tx) => grantAll(tx, { ...other, amounts: { coins: 5, points: 2 } })),
  ).rejects.toThrow(ReferenceReused)
  expect(await balances(db, other.memberId, march)).toMatchObject({ coins: 0, points: 1 })
})

test.each([0, -1, 1.5, Number.NaN, 2 ** 53])('grant and spend reject the amount %d', async (amount) => {
  await expect(coins(newId(), amount, march)).rejects.toThrow(RangeError)
  await expect(take(newId(), amount, { occurredAt: march })).rejects.toThrow(RangeError)
})

test('spend uses the lots that expire soonest, and rejects an amount above the balance', async () => {
  const memberId = newId()
  const later = await coins(memberId, 5, april)
  const sooner = await coins(memberId, 5, march)
  await take(memberId, 7, { occurredAt: april })
  expect(await remaining(sooner.lot?.id)).toBe(0)
  expect(await remaining(later.lot?.id)).toBe(3)
  await expect(take(memberId, 4, { occurredAt: april })).rejects.toEqual(new InsufficientBalance(4, 3))
  expect(await coinsOf(memberId, april)).toBe(3)
})

test('coins can be spent up to the end of their last day', async () => {
  const memberId = newId()
  await coins(memberId, 5, march)
  await take(memberId, 1, { occurredAt: lastOfMarch })
  expect(await balances(db, memberId, lastOfMarch)).toMatchObject({
    coins: 4,
    nextExpiry: { amount: 4, date: '2026-03-31' },
  })
  expect(await balances(db, memberId, nextApril)).toEqual({ coins: 0, points: 0, nextExpiry: null })
  await expect(take(memberId, 1, { occurredAt: nextApril })).rejects.toEqual(new InsufficientBalance(1, 0))
})

test('expire posts the expiry of a lot once, even if it runs again', async () => {
  const memberId = newId()
  await coins(memberId, 5, march)
  await coins(memberId, 3, april)
  await expire(db, nextApril)
  expect(await expire(db, nextApril)).toBe(0)
  expect(await balances(db, memberId, nextApril)).toMatchObject({ coins: 3 })
  const accounts = await db.select().from(ledgerAccounts)
  expect(
    accounts.find((account) => account.memberId === memberId && account.currency === 'coins')?.balance,
  ).toBe(3)
})

test('expire finds accounts with expired coins by an index on the last day', async () => {
  await db.transaction(async (tx) => {
    // Disables triggers. Only a superuser may do this, and the database role of the tests is one.
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`
      insert into ledger_lots (id, account_id, transaction_id, granted, remaining, expires_on)
      select 'many' || n, 'many' || n, 'many' || n, 5, 5, '2099-01-31' from generate_series(1, 20000) n`)
    await tx.execute(sql`analyze ledger_lots`)
    const { rows } = await tx.execute(sql`explain ${dueAccounts(tx, nextApril, { after: '' }).getSQL()}`)
    expect(JSON.stringify(rows)).toContain('ledger_lots_expires')
    await tx.execute(sql`delete from ledger_lots where id like 'many%'`)
  })
})

test('expire stops when the signal is aborted, and a failing account does not block other accounts', async () => {
  const [bad, good] = [newId(), newId()]
  for (const memberId of [bad, good]) await coins(memberId, 5, march)
  expect(await expire(db, nextApril, { stop: AbortSignal.abort() })).toBe(0)
  expect(await balances(db, good, march)).toMatchObject({ coins: 5 })
  // Sets a balance below the sum of the lots. The expiry of this account then fails, because it violates a check
  // constraint.
  const short = (balance: number) =>
    db
      .update(ledgerAccounts)
      .set({ balance })
      .where(and(eq(ledgerAccounts.memberId, bad), eq(ledgerAccounts.currency, 'coins')))
  await short(1)
  await expect(expire(db, nextApril)).rejects.toThrow(AggregateError)
  const accounts = await db.select().from(ledgerAccounts)
  expect(accounts.find(({ memberId }) => memberId === good)?.balance).toBe(0)
  await short(5)
  expect(await expire(db, nextApril)).toBe(5)
})

test('reversing a spend returns the coins to their lots only once, even if the reversal is repeated', async () => {
  const memberId = newId()
  const lots = [await coins(memberId, 5, march), await coins(memberId, 5, april)]
  const reference = newId()
  await take(memberId, 7, { occurredAt: april, reference })
  const first = await reverse(db, { reference, occurredAt: april })
  expect(await reverse(db, { reference, occurredAt: april })).toEqual({ ...first, repeated: true })
  expect(await Promise.all(lots.map(({ lot }) => remaining(lot?.id)))).toEqual([5, 5])
  expect(await balances(db, memberId, april)).toMatchObject({ coins: 10, nextExpiry: { amount: 5 } })
})

test('reversing a grant takes back the coins of the granted lot if no coin was spent', async () => {
  const memberId = newId()
  const request = granting(memberId, 5, march)
  await grant(db, request)
  await coins(memberId, 5, april)
  const reference = newId()
  await take(memberId, 1, { occurredAt: april, reference })
  await expect(reverse(db, { reference: request.reference, occurredAt: april })).rejects.toEqual(
    new InsufficientBalance(5, 4),
  )
  await reverse(db, { reference, occurredAt: april })
  await reverse(db, { reference: request.reference, occurredAt: april })
  expect(await balances(db, memberId, april)).toEqual({
    coins: 5,
    points: 0,
    nextExpiry: { amount: 5, date: '2026-04-30' },
  })
})

test('reverse takes back points, and rejects an unknown reference', async () => {
  const memberId = newId()
  const request: GrantRequest = { ...granting(memberId, 7, march), currency: 'points' }
  await grant(db, request)
  await reverse(db, { reference: request.reference, occurredAt: april })
  expect(await balances(db, memberId, april)).toMatchObject({ points: 0 })
  await expect(reverse(db, { reference: newId(), occurredAt: april })).rejects.toThrow(UnknownReference)
})

test('a rejected spend does not roll back the surrounding transaction', async () => {
  const memberId = newId()
  await db.transaction(async (tx) => {
    await grant(tx, granting(memberId, 5, march))
    await expect(spend(tx, granting(memberId, 6, march))).rejects.toThrow(InsufficientBalance)
  })
  expect(await coinsOf(memberId, march)).toBe(5)
})

test('anonymise removes the id of an erased member from the ledger, and the member’s coins still expire', async () => {
  const memberId = newId()
  const request = { ...granting(memberId, 5, march), reference: `check_in:${memberId}` }
  const { lot } = await grant(db, request)
  await anonymise(db, [memberId])
  const { rows } = await db.execute(
    `select a::text, t::text from ledger_accounts a, ledger_transactions t where (a::text || t::text) like '%${memberId}%'`,
  )
  expect(rows).toEqual([])
  await expect(reverse(db, { reference: request.reference, occurredAt: march })).rejects.toThrow(
    UnknownReference,
  )
  await expire(db, nextApril)
  expect(await remaining(lot?.id)).toBe(0)
})

function granting(memberId: string, amount: number, occurredAt: Date): GrantRequest {
  return { memberId, currency: 'coins', amount, purpose: 'check_in', reference: newId(), occurredAt }
}

const coins = (memberId: string, amount: number, at: Date) => grant(db, granting(memberId, amount, at))

const take = (
  memberId: string,
  amount: number,
  { occurredAt, reference = newId() }: { occurredAt: Date; reference?: string },
) => spend(db, { memberId, amount, purpose: 'draw', reference, occurredAt })

async function coinsOf(memberId: string, at: Date) {
  return (await balances(db, memberId, at)).coins
}

async function remaining(lotId: string | undefined) {
  const lots = await db.select().from(ledgerLots)
  return lots.find(({ id }) => id === lotId)?.remaining
}
