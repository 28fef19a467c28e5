// Tests the last day of coins that are returned to a member. If the brand could not deliver, the coins are valid for at
// least 30 more days. If the member cancels, the coins keep their last day.
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { giveAddress, giveCoins } from '#tests/support/give.ts'
import { addMember, dataOf, type TestMember } from '#tests/support/members.ts'
import { plainSpaces } from '#tests/support/plainSpaces.ts'
import { fulfil } from '../backOffice/fulfil.ts'
import { expire, grant, reverse, spend, takeBack } from '../ledger/ledger.ts'
import { openSession } from '../session/members.ts'
import { newId } from '../store/id.ts'
import { transitionRedemption } from './redemptions.ts'

const start = new Date('2026-11-20T03:00:00Z')
const lastDay = '2027-11-30T12:00:00Z'

async function ownClock() {
  const ownApi = await testApi()
  ownApi.clock.now = start
  return ownApi
}

type Api = Awaited<ReturnType<typeof ownClock>>

/**
 * Sets the clock to the instant and opens a new session, because earlier sessions have ended after 14 days without use.
 */
async function at({ store, clock }: Api, { uid }: TestMember, instant: string) {
  clock.now = new Date(instant)
  return { token: (await openSession(store.db, uid, { now: clock.now, by: 'password' })).token }
}

/** Adds a member with 130 coins who redeems socks for all 130 coins on the last day of the coins. */
async function redeemed() {
  const ownApi = await ownClock()
  const member = await addMember(ownApi)
  await giveCoins(ownApi, member, 130)
  const addressId = await giveAddress(ownApi, member)
  const signedIn = await at(ownApi, member, lastDay)
  const body = { productId: 'cosy-socks', addressId }
  const { redemption } = await dataOf(ownApi, 'redeemMallProduct', { ...signedIn, body })
  return { own: ownApi, member, redemption }
}

test('if the warehouse cancels after the last day of the spent coins, the returned coins are valid for 30 days, and the notification contains their new last day', async () => {
  const { own: ownApi, member, redemption } = await redeemed()
  const { db } = ownApi.store
  const later = await at(ownApi, member, '2027-12-02T03:00:00Z')
  await expire(db, ownApi.clock.now)
  const before = (await dataOf(ownApi, 'getCoins', later)).balance
  const source = { kind: 'redemption', id: redemption.id } as const
  const news = { source, at: ownApi.clock.now.toISOString(), state: 'cancelled' } as const
  await fulfil(db, news, { by: 'test', now: ownApi.clock.now })
  const coins = await dataOf(ownApi, 'getCoins', later)
  expect(before).toBe(0)
  expect(coins).toMatchObject({ balance: 130, expiring: [{ date: '2028-01-01', amount: 130 }] })
  const { items } = await dataOf(ownApi, 'listNotices', { ...later, query: {} })
  const notice = items.find(({ kind }) => kind === 'redemption-cancelled')
  expect(plainSpaces(notice?.text)).toContain(
    'Your 130 coins are back. You can use them until January 1, 2028.',
  )
  const { items: moved } = await dataOf(ownApi, 'listCoinMovements', { ...later, query: {} })
  expect(moved.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['returned', 130],
    ['spent', -130],
    ['earned', 130],
  ])
  const detail = await dataOf(ownApi, 'getCoinMovement', { ...later, path: { id: moved[0]?.id ?? '' } })
  expect(detail.lots).toEqual([{ amount: 130, expiresOn: '2028-01-01', remaining: 130 }])
  const end = await at(ownApi, member, '2028-01-01T16:59:59Z')
  expect((await dataOf(ownApi, 'getCoins', end)).balance).toBe(130)
  ownApi.wait(1)
  expect((await dataOf(ownApi, 'getCoins', end)).balance).toBe(0)
})

test('a repeated cancellation by the warehouse returns the coins once', async () => {
  const { own: ownApi, member, redemption } = await redeemed()
  const { db } = ownApi.store
  const later = await at(ownApi, member, '2027-12-02T03:00:00Z')
  for (let turn = 0; turn < 3; turn += 1)
    await transitionRedemption(db, redemption.id, { to: 'cancelled', now: ownApi.clock.now })
  expect((await dataOf(ownApi, 'getCoins', later)).balance).toBe(130)
})

test('coins that are refunded because the member canceled a redemption keep their expiry date', async () => {
  const { own: ownApi, member, redemption } = await redeemed()
  const soon = await at(ownApi, member, '2027-11-30T16:00:00Z')
  const path = { id: redemption.id }
  expect((await dataOf(ownApi, 'cancelRedemption', { ...soon, path })).coins).toBe(130)
  expect((await dataOf(ownApi, 'getCoins', soon)).expiring).toEqual([{ date: '2027-11-30', amount: 130 }])
})

test('refunded coins get a new expiry date only if they would expire within 30 days', async () => {
  const ownApi = await ownClock()
  const { db } = ownApi.store
  const member = await addMember(ownApi)
  for (const instant of ['2026-11-20T03:00:00Z', '2026-12-20T03:00:00Z', '2027-01-20T03:00:00Z']) {
    ownApi.clock.now = new Date(instant)
    await giveCoins(ownApi, member, 50)
  }
  const reference = newId()
  const paid = { memberId: member.uid, amount: 120, purpose: 'mall', reference }
  const now = new Date('2027-11-20T03:00:00Z')
  await spend(db, { ...paid, occurredAt: now })
  await reverse(db, { reference, occurredAt: now, usableDays: 30 })
  const signedIn = await at(ownApi, member, now.toISOString())
  expect((await dataOf(ownApi, 'getCoins', signedIn)).expiring).toEqual([
    { date: '2027-12-20', amount: 50 },
    { date: '2027-12-31', amount: 50 },
    { date: '2028-01-31', amount: 50 },
  ])
})

test('when an order is refunded, the coins that it earned are taken back, even if the member has spent these coins and got them back twice', async () => {
  const ownApi = await ownClock()
  const { db } = ownApi.store
  const { uid: memberId } = await addMember(ownApi)
  const order = `order:${newId()}`
  const grantInput = { memberId, currency: 'coins', amount: 100, purpose: 'order', reference: order } as const
  await grant(db, { ...grantInput, occurredAt: start })
  for (const instant of [lastDay, '2027-12-29T12:00:00Z']) {
    const reference = newId()
    const now = new Date(instant)
    await spend(db, { memberId, amount: 60, purpose: 'mall', reference, occurredAt: now })
    await reverse(db, { reference, occurredAt: now, usableDays: 30 })
  }
  const taking = { grants: [order], amount: 100, purpose: 'order_return', reference: newId() }
  const takeBackResult = await takeBack(db, { ...taking, occurredAt: new Date('2027-12-30T12:00:00Z') })
  // The other 40 coins were never spent, and expired at the end of November.
  expect(takeBackResult).toEqual({ debited: 60, expired: 40 })
})
