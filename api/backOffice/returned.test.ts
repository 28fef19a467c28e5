// Tests parcels that are returned undelivered: the member is notified, can cancel the gift or redemption, and can order
// it again for another address.
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addBaby } from '#tests/support/cases/profile.ts'
import { giveAddress, giveCoins } from '#tests/support/give.ts'
import { addMember, atOnce, countBy, dataOf, type TestMember } from '#tests/support/members.ts'
import { localDate } from '../locale/calendar.ts'
import { fulfil } from './fulfil.ts'

const api = await testApi()
const { db } = api.store
const { now } = api.clock

type Source = { kind: 'gift' | 'redemption'; id: string }

async function tell(source: Source, ...states: ('shipped' | 'delivered' | 'returned')[]) {
  for (const state of states)
    expect(await fulfil(db, { source, at: now.toISOString(), state }, { by: 'test', now })).toBe('done')
}

async function redeem(member: TestMember): Promise<Source> {
  const body = { productId: 'cosy-socks', addressId: await giveAddress(api, member) }
  const { redemption } = await dataOf(api, 'redeemMallProduct', { token: member.token, body })
  return { kind: 'redemption', id: redemption.id }
}

async function claim(member: TestMember, id = 'muslin-cloth'): Promise<Source> {
  const body = { id, addressId: await giveAddress(api, member) }
  return { kind: 'gift', id: (await dataOf(api, 'claimGift', { token: member.token, body })).id }
}

const buyer = async () => {
  const member = await addMember(api)
  await giveCoins(api, member, 150)
  return member
}

const balanceOf = async ({ token }: TestMember) => (await dataOf(api, 'getCoins', { token })).balance
const remaining = async ({ token }: TestMember) =>
  (await dataOf(api, 'getMallProduct', { token, path: { id: 'cosy-socks' } })).remaining
const noticesOf = async ({ token }: TestMember, language?: string) =>
  (await dataOf(api, 'listNotices', { token, language })).items

test('a member can cancel a redemption whose parcel was returned, gets the coins back, and can redeem the product again', async () => {
  const member = await buyer()
  const source = await redeem(member)
  const path = { id: source.id }
  const { token } = member
  await tell(source, 'shipped', 'returned')
  const [notice] = await noticesOf(member)
  expect(notice).toMatchObject({ kind: 'redemption-moved', link: `/pointsMall?redemption=${source.id}` })
  expect(notice?.text).toContain('came back to us')
  expect(await dataOf(api, 'getRedemption', { token, path })).toMatchObject({
    state: 'returned',
    cancellable: true,
  })
  const left = await remaining(member)
  const replies = await atOnce(30, () => api.call('cancelRedemption', { token, path }))
  expect(countBy(replies)).toEqual({ OK: 30 })
  expect(await balanceOf(member)).toBe(150)
  // The cancellation does not change the stock, because the back office decides if the returned piece can be offered
  // again.
  expect(await remaining(member)).toBe(left)
  await redeem(member)
  expect(await balanceOf(member)).toBe(20)
})

test('a member can cancel a gift claim whose parcel was returned, and can claim the gift again', async () => {
  const member = await addMember(api)
  const { token } = member
  const source = await claim(member)
  await tell(source, 'shipped', 'returned')
  const [notice] = await noticesOf(member)
  expect(notice).toMatchObject({ kind: 'gift-moved', link: `/gifts/reward?gift=${source.id}` })
  const path = { id: source.id }
  expect(await dataOf(api, 'getMyGift', { token, path })).toMatchObject({ cancellable: true })
  const replies = await atOnce(30, () => api.call('cancelGiftClaim', { token, path }))
  expect(countBy(replies)).toEqual({ OK: 30 })
  const again = await claim(member)
  expect(again.id).not.toBe(source.id)
})

test('if a member received a parcel and sent it back, the member cannot cancel it and gets no notification', async () => {
  const member = await buyer()
  const { token } = member
  const [product, gift] = [await redeem(member), await claim(member)]
  for (const source of [product, gift]) await tell(source, 'shipped', 'delivered', 'returned')
  expect((await api.call('cancelRedemption', { token, path: { id: product.id } })).refusal).toBe(
    'REDEMPTION_UNDER_WAY',
  )
  expect((await api.call('cancelGiftClaim', { token, path: { id: gift.id } })).refusal).toBe('GIFT_UNDER_WAY')
  expect(JSON.stringify(await noticesOf(member))).not.toContain('came back')
})

test.each([
  ['en', 'came back'],
  ['id', 'kembali ke kami'],
  ['th', 'กลับมาที่เรา'],
  ['vn', 'quay lại kho'],
])('the notification of a returned parcel is in the language %s', async (language, words) => {
  const member = await addMember(api)
  await tell(await claim(member), 'shipped', 'returned')
  expect((await noticesOf(member, language))[0]?.text).toContain(words)
})

test('the notification of a returned newborn box omits the name of the box for a member who silenced baby content', async () => {
  const member = await addMember(api)
  const { token } = member
  const baby = await addBaby(api, member, { birthDate: localDate(now, 'Asia/Bangkok') })
  const body = { giftId: 'hello-baby-box', babyId: baby.id, addressId: await giveAddress(api, member) }
  const { id } = await dataOf(api, 'claimNewBabyGift', { token, body })
  await tell({ kind: 'gift', id }, 'shipped')
  await dataOf(api, 'setBabyContent', { token, body: { silenced: true } })
  await tell({ kind: 'gift', id }, 'returned')
  expect(JSON.stringify(await noticesOf(member))).not.toContain('box')
})
