// Tests which coins and points orders earn and lose, for any sequence and repetition of messages.
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { giveCoins } from '#tests/support/give.ts'
import { addMember, atOnce, dataOf, type TestMember } from '#tests/support/members.ts'
import { shopOrder } from '#tests/support/shopOrders.ts'
import type { ShopOrder } from '../integrations/shopOrders.ts'
import { entriesOf } from '../audit/entries.ts'
import { balances, expire, spend, yearlyPoints } from '../ledger/ledger.ts'
import { newId } from '../store/id.ts'
import { undoSpending } from './index.ts'
import { rewardFor } from './rules.ts'
import { upsertOrder } from './upsertOrder.ts'

const api = await testApi()
const { db } = api.store
const now = api.clock.now
let minutes = 0

/** Returns a message about an order that earns 100 coins and 100 points. */
const sums = { currency: 'THB', subtotal: 360_000, discount: 10_000, shipping: 5_000, total: 355_000 }
const orderMessage = ({ account: email }: TestMember, rest: Partial<ShopOrder> = {}) =>
  shopOrder({ ...sums, email, parcels: [], ...rest })
const take = async (order: ShopOrder, rest: Partial<ShopOrder> = {}, at = now) => {
  const changedAt = new Date(now.getTime() + (minutes += 1) * 60_000)
  return String(await upsertOrder(db, { ...order, ...rest, changedAt }, { now: at }))
}
const standing = async (member: TestMember, id: string, at = now) => {
  const { earned, owed } = await dataOf(api, 'getOrder', { token: member.token, path: { id } })
  const { coins, points } = await balances(db, member.uid, at)
  return { earned, owed, coins, points }
}
const reasons = async ({ token }: TestMember) => {
  const { items } = await dataOf(api, 'listCoinMovements', { token })
  return items.map(({ amount, reason }) => `${reason.label} ${amount}`)
}
const buy = (member: TestMember, amount: number) =>
  spend(db, { memberId: member.uid, amount, purpose: 'mall', reference: newId(), occurredAt: now })

const joinedAt = new Date('2026-11-01T00:00:00Z')
const counted = { ...sums, payment: 'paid', isTest: false, refunded: 0, received: 0, placedAt: now } as const

test.each([
  ['paid in full', {}, 100],
  ['refunded in part', { payment: 'partiallyRefunded', refunded: 35_000 }, 90],
  ['paid in part', { payment: 'partiallyPaid', received: 70_000 }, 20],
  [
    'paid in part, with more than the price of its items',
    { payment: 'partiallyPaid', received: 352_000 },
    100,
  ],
  ['pending', { payment: 'pending' }, 0],
  ['authorized', { payment: 'authorized' }, 0],
  ['expired', { payment: 'expired' }, 0],
  ['refunded', { payment: 'refunded' }, 0],
  ['voided', { payment: 'voided' }, 0],
  ['cancelled', { payment: 'cancelled' }, 0],
  ['refunded with more than the price of its items', { refunded: 999_999 }, 0],
  ['in a currency without a rate', { currency: 'XAU' }, 0],
  ['above the cap for coins', { subtotal: Number.MAX_SAFE_INTEGER }, 10_000],
  ['a test order', { isTest: true }, 0],
  ['placed two hours before the member joined', { placedAt: new Date('2026-10-31T22:00:00Z') }, 100],
  ['placed more than two hours before the member joined', { placedAt: new Date('2026-10-31T21:59:59Z') }, 0],
] as const)('rewardFor returns the coins of an order that is %s', (_, order, coins) => {
  expect(rewardFor({ ...counted, ...order }, joinedAt)).toEqual({ coins, points: coins })
})

test('a paid order earns coins only once, even if the shop’s message about it arrives repeatedly', async () => {
  const member = await addMember(api)
  const order = orderMessage(member, { payment: 'pending' })
  const id = await take(order)
  expect(await standing(member, id)).toMatchObject({ earned: { coins: 0, points: 0 }, coins: 0 })
  await take(order, { payment: 'paid' })
  await atOnce(10, () => take(order, { payment: 'paid' }))
  const earned = { coins: 100, points: 100 }
  expect(await standing(member, id)).toEqual({ earned, owed: 0, ...earned })
  expect(await reasons(member)).toEqual(['Purchase 100'])
})

test('a changed total increases or decreases the earned coins and points', async () => {
  const member = await addMember(api)
  const order = orderMessage(member)
  const id = await take(order)
  await take(order, { subtotal: 430_000 })
  expect(await standing(member, id)).toMatchObject({ coins: 120, points: 120 })
  await take(order, { subtotal: 395_000 })
  expect(await standing(member, id)).toMatchObject({ earned: { coins: 110 }, coins: 110, points: 110 })
  expect(await reasons(member)).toEqual(['Purchase returned -10', 'Purchase 20', 'Purchase 100'])
})

test('a partial refund takes back coins in proportion, and a full refund takes back the rest', async () => {
  const member = await addMember(api)
  await giveCoins(api, member, 7)
  const order = orderMessage(member)
  const id = await take(order)
  await take(order, { refunded: 70_000 })
  expect(await standing(member, id)).toMatchObject({ earned: { coins: 80, points: 80 }, coins: 87 })
  await take(order, { payment: 'refunded', refunded: 350_000 })
  const earned = { coins: 0, points: 0 }
  expect(await standing(member, id)).toEqual({ earned, owed: 0, coins: 7, points: 0 })
  const entry = { by: 'webhook:orders', subject: `order:${id}` }
  const entries = await entriesOf(db, { memberId: member.uid, what: 'earnings-taken-back' }, 10)
  expect(entries).toMatchObject([entry, entry])
})

test('spent coins of a refunded order become a debt that later orders settle but check-ins do not', async () => {
  const member = await addMember(api)
  const first = orderMessage(member)
  const id = await take(first)
  await buy(member, 70)
  await take(first, { payment: 'refunded' })
  expect(await standing(member, id)).toMatchObject({ earned: { coins: 0 }, owed: 70, coins: 0, points: 0 })

  await giveCoins(api, member, 20)
  expect(await standing(member, id)).toMatchObject({ owed: 70, coins: 20 })

  const second = await take(orderMessage(member, { subtotal: 220_000 }))
  expect(await standing(member, second)).toMatchObject({ earned: { coins: 60 }, coins: 20, points: 60 })
  expect(await standing(member, id)).toMatchObject({ owed: 10 })
  await take(orderMessage(member))
  expect(await standing(member, id)).toMatchObject({ owed: 0, coins: 110, points: 160 })
})

test('spent coins that are returned settle the debt of the order that earned them, and cannot be spent again', async () => {
  const member = await addMember(api)
  const order = orderMessage(member)
  const id = await take(order)
  await giveCoins(api, member, 30)
  const spent = newId()
  await spend(db, { memberId: member.uid, amount: 110, purpose: 'mall', reference: spent, occurredAt: now })
  await take(order, { payment: 'refunded' })
  const before = await standing(member, id)
  expect(before.coins + 110 - 30).toBe(before.owed)
  await db.transaction((tx) =>
    undoSpending(tx, { memberId: member.uid, reference: spent, now, calledOffBy: 'member' }),
  )
  expect(await standing(member, id)).toMatchObject({ earned: { coins: 0 }, owed: 0, coins: 30 })
})

test('undoing a refund first cancels the debt and then grants the remaining coins', async () => {
  const member = await addMember(api)
  const order = orderMessage(member)
  const id = await take(order)
  await buy(member, 70)
  await take(order, { payment: 'refunded' })
  await take(order, { payment: 'paid' })
  const earned = { coins: 100, points: 100 }
  expect(await standing(member, id)).toEqual({ earned, owed: 0, coins: 30, points: 100 })
})

test('if an order that settled a debt is refunded, the debt moves to that order', async () => {
  const member = await addMember(api)
  const first = orderMessage(member)
  await take(first)
  await buy(member, 70)
  await take(first, { payment: 'refunded' })
  const second = orderMessage(member)
  const id = await take(second)
  await take(second, { payment: 'refunded' })
  expect(await standing(member, id)).toMatchObject({ earned: { coins: 0 }, owed: 70, coins: 0, points: 0 })
})

test('expired coins of a refunded order do not become a debt', async () => {
  const member = await addMember(api)
  const order = orderMessage(member)
  const id = await take(order)
  const later = new Date('2028-01-01T00:00:00Z')
  await expire(db, later)
  await take(order, { payment: 'refunded' }, later)
  expect(await standing(member, id, later)).toMatchObject({ owed: 0, coins: 0 })
})

test('a refund in the new year keeps the points of the old year, and takes back only points of the new year', async () => {
  const newYear = new Date(`${now.getUTCFullYear() + 1}-01-05T00:00:00Z`)
  const member = await addMember(api)
  const order = orderMessage(member)
  const id = await take(order)
  await take(order, { refunded: 175_000 }, newYear)
  await take(order, { payment: 'refunded', refunded: 350_000 }, newYear)
  expect(await standing(member, id, newYear)).toEqual({
    earned: { coins: 0, points: 100 },
    owed: 0,
    coins: 0,
    points: 100,
  })
  expect(await yearlyPoints(db, member.uid, newYear)).toMatchObject({
    points: 100,
    thisYear: 0,
    lastYear: 100,
  })

  // Points that an order gains or loses in the new year count for the new year.
  const other = orderMessage(member)
  await take(other)
  await take(other, { subtotal: 430_000 }, newYear)
  expect(await yearlyPoints(db, member.uid, newYear)).toMatchObject({ thisYear: 20, lastYear: 200 })
  await take(other, { payment: 'refunded', refunded: 420_000 }, newYear)
  expect(await yearlyPoints(db, member.uid, newYear)).toMatchObject({ thisYear: 0, lastYear: 200 })
  await take(orderMessage(member), {}, newYear)
  expect(await yearlyPoints(db, member.uid, newYear)).toMatchObject({ thisYear: 100, lastYear: 200 })
})

test("two orders of a member that settle each other's debts concurrently do not deadlock", async () => {
  const member = await addMember(api)
  const orders = [orderMessage(member), orderMessage(member)]
  for (const order of orders) await take(order)
  await buy(member, 150)
  await Promise.all(orders.map((order) => take(order, { payment: 'refunded' })))
  await Promise.all(orders.map((order) => take(order, { payment: 'paid' })))
  expect(await balances(db, member.uid, now)).toMatchObject({ coins: 50, points: 200 })
})
