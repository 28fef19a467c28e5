// Tests coins of several months: coins that expire first are spent first, and expired coins cannot be spent.
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { giveAddress, giveCoins, givePoints } from '#tests/support/give.ts'
import { addMember, dataOf, type TestMember } from '#tests/support/members.ts'
import { openSession } from '../session/members.ts'

/** Opens an API instance with a separate clock, because each test moves the clock by years. */
async function ownClock(start: string) {
  const ownApi = await testApi()
  ownApi.clock.now = new Date(start)
  return ownApi
}

type Api = Awaited<ReturnType<typeof ownClock>>

/** Opens a new session at the current time of the clock, because sessions end after 14 days without use. */
const session = async ({ store, clock }: Api, { uid }: TestMember) => ({
  token: (await openSession(store.db, uid, { now: clock.now, by: 'password' })).token,
})

test('a redemption spends the coins that expire first', async () => {
  const ownApi = await ownClock('2027-01-15T05:00:00Z')
  const member = await addMember(ownApi)
  for (const date of ['2027-02-10', '2027-01-20']) {
    ownApi.clock.now = new Date(`${date}T05:00:00Z`)
    await giveCoins(ownApi, member, 100)
  }
  ownApi.clock.now = new Date('2027-02-11T05:00:00Z')
  const { token } = await session(ownApi, member)
  const body = { productId: 'free-shipping' }
  const { coins } = await dataOf(ownApi, 'redeemMallProduct', { token, body })
  expect(coins).toBe(50)
  expect((await dataOf(ownApi, 'getCoins', { token })).expiring).toEqual([{ date: '2028-02-29', amount: 50 }])
})

test('a member whose coins have all expired has a balance of zero, and can neither redeem products nor claim gifts that cost coins', async () => {
  const ownApi = await ownClock('2026-11-21T03:00:00Z')
  const member = await addMember(ownApi)
  await giveCoins(ownApi, member, 400)
  await givePoints(ownApi, member, 200)
  ownApi.clock.now = new Date('2027-12-02T03:00:00Z')
  const { token } = await session(ownApi, member)
  expect(await dataOf(ownApi, 'getCoins', { token })).toMatchObject({ balance: 0, expiring: [] })
  const addressId = await giveAddress(ownApi, member)
  const refusals = [
    await ownApi.call('redeemMallProduct', { token, body: { productId: 'free-shipping' } }),
    await ownApi.call('redeemMallProduct', { token, body: { productId: 'cotton-hat', addressId } }),
    await ownApi.call('claimGift', { token, body: { id: 'night-light', addressId } }),
  ].map(({ refusal }) => refusal)
  expect(refusals).toEqual(['NOT_ENOUGH_COINS', 'NOT_ENOUGH_COINS', 'NOT_ENOUGH_COINS'])
  expect((await dataOf(ownApi, 'getCoins', { token })).balance).toBe(0)
})
