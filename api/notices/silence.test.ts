// Checks that no notification names a baby product after the member has hidden baby content. Covers every kind of
// notification, and every state of claimed gifts and redeemed products.
import { expect, test } from 'vitest'
import texts from '#locales/notices/en-US.json' with { type: 'json' }
import { testApi } from '#tests/support/api.ts'
import { addBaby } from '#tests/support/cases/profile.ts'
import { giveAddress, giveCoins } from '#tests/support/give.ts'
import { addMember, dataOf, type TestMember } from '#tests/support/members.ts'
import { giftOf } from '../catalog/gifts.ts'
import { mallProducts } from '../catalog/mall.ts'
import { notices as catalogue } from '../catalog/notices.ts'
import { fulfil } from '../backOffice/fulfil.ts'
import { localDate } from '../locale/calendar.ts'
import { award } from '../rewards/award.ts'
import { naming } from './notify.ts'

const api = await testApi()
const { db } = api.store
const { now } = api.clock

const textOf = (kind: string) => new Map(Object.entries(texts)).get(`notices.${kind}.text`) ?? ''
const parametersOf = (kind: string) =>
  [...textOf(kind).matchAll(/\{(\w+)[,}]/g)].map(([, name]) => String(name))

const silence = ({ token }: TestMember) => dataOf(api, 'setBabyContent', { token, body: { silenced: true } })
const noticesText = async ({ token }: TestMember) =>
  JSON.stringify(await dataOf(api, 'listNotices', { token, query: { limit: '50' } }))

/** Parameters of notifications that never contain the name of a catalog entry. */
const neutral = new Set([
  'account',
  'choices',
  'coins',
  'date',
  'days',
  'level',
  'name',
  'news',
  'one',
  'order',
  'other',
  'right',
  'tickets',
])

test.each([...catalogue.keys()])('each parameter of notification %s is in `naming` or `neutral`', (kind) => {
  const nameParams = new Set<string>(naming)
  expect(parametersOf(kind).filter((name) => !nameParams.has(name) && !neutral.has(name))).toEqual([])
})

const states = ['confirmed', 'packed', 'shipped', 'delivered', 'returned', 'cancelled'] as const
const steps = ['outForDelivery', 'attempted', 'waitsForPickup'] as const

/**
 * Reports all states of a parcel, as the warehouse and the carrier do. The member hides baby content before the state
 * at the index `silentFrom`.
 */
async function tellAll(
  member: TestMember,
  source: { kind: 'gift' | 'redemption'; id: string },
  silentFrom: number,
) {
  const news = [...states.map((state) => ({ state })), ...steps.map((state) => ({ step: { state } }))]
  const at = now.toISOString()
  for (const [index, stateNews] of news.entries()) {
    if (index === silentFrom) await silence(member)
    await fulfil(db, { source, at, ...stateNews }, { by: 'test', now })
  }
}

test.each([0, 1, 2, 3, 4, 5])(
  'notifications about a newborn box do not name the box after the member hides baby content at state %i',
  async (from) => {
    const member = await addMember(api)
    const baby = await addBaby(api, member, { birthDate: localDate(now, 'Asia/Bangkok') })
    const body = { giftId: 'hello-baby-box', babyId: baby.id, addressId: await giveAddress(api, member) }
    const { id } = await dataOf(api, 'claimNewBabyGift', { token: member.token, body })
    await tellAll(member, { kind: 'gift', id }, from)
    expect(await noticesText(member)).not.toContain(giftOf('hello-baby-box').name.en)
  },
)

test.each([0, 1, 2, 3, 4, 5])(
  'notifications about baby socks do not name the socks after the member hides baby content at state %i',
  async (from) => {
    const member = await addMember(api)
    await giveCoins(api, member, 200)
    const body = { productId: 'baby-socks', addressId: await giveAddress(api, member) }
    const { redemption } = await dataOf(api, 'redeemMallProduct', { token: member.token, body })
    await tellAll(member, { kind: 'redemption', id: redemption.id }, from)
    expect(await noticesText(member)).not.toContain(mallProducts().get('baby-socks')?.name.en)
  },
)

test('a member who has hidden baby content sees only notifications about other gifts and vouchers', async () => {
  const member = await addMember(api)
  await silence(member)
  const giveAs = (reference: string, prize: object) =>
    award(db, { memberId: member.uid, prize, source: 'draw', reference: `${member.uid}:${reference}`, now })
  await giveAs('a', { gift: 'plush-moon' })
  await giveAs('b', { gift: 'milk-bags' })
  await giveAs('c', { voucher: 'five-percent' })
  await giveAs('d', { voucher: 'nursing-bra-15' })
  const list = await noticesText(member)
  expect(list).toContain(giftOf('plush-moon').name.en)
  expect(list).toContain('5% off')
  expect(list).not.toContain(giftOf('milk-bags').name.en)
  expect(list).not.toContain('nursing')
})
