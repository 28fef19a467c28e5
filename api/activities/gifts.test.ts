// Tests the registration of purchases for a gift: one registration per order and product, each with separate files, and
// a reward on acceptance.
import { describe, expect, test } from 'vitest'
import { testApi, type CallOptions } from '#tests/support/api.ts'
import { giftBody, newOrder } from '#tests/support/cases/activities.ts'
import { addMember, atOnce, countBy, dataOf, type TestMember } from '#tests/support/members.ts'
import { unbrokenCode } from '#shared/unbrokenCode.ts'
import { balances } from '../ledger/ledger.ts'
import { Refused } from '#shared/protocol/refuse.ts'
import { assertInTime, decideGift, normalOrder } from './gifts.ts'

const api = await testApi()

const send = async (member: TestMember, order = newOrder()) =>
  await dataOf(api, 'registerGift', { token: member.token, body: await giftBody(api, member, order) })
const listOf = async ({ token }: TestMember, query: Record<string, string> = {}) =>
  await dataOf(api, 'listGiftRegistrations', { token, query })
const coinsOf = async ({ uid }: TestMember) => (await balances(api.store.db, uid, api.clock.now)).coins

test.each([
  ['#mc-204816', 'MC-204816'],
  ['MC-204816', 'MC-204816'],
])('normalOrder converts the order number %s to %s', (text, expected) => {
  expect(normalOrder(text)).toBe(expected)
})

test.each([
  ['2026-11-21', undefined],
  ['2026-11-22', 'BAD_REQUEST'],
  ['2026-08-23', undefined],
  ['2026-08-22', 'NOT_ELIGIBLE'],
])('if today is 2026-11-21, assertInTime for the purchase date %s throws %s', (purchasedOn, expected) => {
  const refused = () => {
    try {
      assertInTime(purchasedOn, '2026-11-21', 90)
    } catch (error) {
      return error instanceof Refused ? error.refusal : error
    }
  }
  expect(refused()).toBe(expected)
})

test('a purchase date is accepted if it is today in the member’s time zone, even if it is tomorrow in UTC', async () => {
  const ownApi = await testApi({ store: api.store })
  ownApi.clock.now = new Date('2026-11-21T17:00:00.000Z')
  const member = await addMember(ownApi)
  const body = { ...(await giftBody(ownApi, member, newOrder())), purchasedOn: '2026-11-22' }
  expect(await ownApi.call('registerGift', { token: member.token, body })).toMatchObject({ code: 200 })
  ownApi.wait(-1)
  const early = { ...(await giftBody(ownApi, member, newOrder())), purchasedOn: '2026-11-22' }
  expect(await ownApi.call('registerGift', { token: member.token, body: early })).toMatchObject({
    status: 400,
  })
})

test('the acceptance of a registration rewards the member once', async () => {
  const member = await addMember(api)
  const { id, state, orderNumber } = await send(member)
  expect([state, await coinsOf(member)]).toEqual(['submitted', 0])
  const decided = await atOnce(10, () => decideGift(api.store.db, id, { refusal: null, now: api.clock.now }))
  expect(decided.filter(Boolean)).toHaveLength(1)
  expect(await coinsOf(member)).toBe(60)
  expect((await dataOf(api, 'listNotices', { token: member.token })).items[0]).toMatchObject({
    kind: 'gift-registration-accepted',
    link: '/activity/registerGift',
    text: `Thank you. Order ${unbrokenCode(orderNumber)} earned you 60 coins.`,
  })
  expect((await listOf(member)).items[0]).toMatchObject({
    state: 'accepted',
    refusedBecause: null,
    decidedAt: api.clock.now.toISOString(),
  })
})

test('a rejected registration contains the reason and grants no reward, and the member may register the purchase again', async () => {
  const member = await addMember(api)
  const order = newOrder()
  const { id } = await send(member, order)
  await decideGift(api.store.db, id, { refusal: 'unreadable', now: api.clock.now })
  expect(await decideGift(api.store.db, id, { refusal: null, now: api.clock.now })).toBe(false)
  expect(await coinsOf(member)).toBe(0)
  expect((await listOf(member)).items[0]).toMatchObject({ state: 'refused', refusedBecause: 'unreadable' })
  const { items: notices } = await dataOf(api, 'listNotices', { token: member.token })
  expect(notices.map(({ kind, link }) => [kind, link])).toEqual([
    ['gift-registration-refused', '/activity/registerGift'],
    ['welcome', '/'],
  ])
  expect((await send(member, order)).state).toBe('submitted')
})

test('a member cannot read registrations or use files of another member', async () => {
  const [mine, other] = [await addMember(api), await addMember(api)]
  await send(other)
  expect((await listOf(mine)).items).toEqual([])
  const body = await giftBody(api, other, newOrder())
  const reply = await api.call('registerGift', { token: mine.token, body })
  expect(reply.refusal).toBe('UPLOAD_UNKNOWN')
  expect((await listOf(mine)).items).toEqual([])
})

test('listGiftRegistrations returns registrations page by page, newest first', async () => {
  const member = await addMember(api)
  const ids: string[] = []
  for (let count = 0; count < 5; count += 1) ids.unshift((await send(member)).id)
  const first = await listOf(member, { limit: '2' })
  const second = await listOf(member, { limit: '2', cursor: String(first.nextCursor) })
  const third = await listOf(member, { limit: '2', cursor: String(second.nextCursor) })
  expect([first, second, third].flatMap(({ items }) => items.map(({ id }) => id))).toEqual(ids)
  expect(third.nextCursor).toBeNull()
})

describe('concurrency', () => {
  test('only one of ten concurrent registrations of the same order by a member succeeds', async () => {
    const [member, order] = [await addMember(api), newOrder()]
    const calls: CallOptions[] = []
    for (let count = 0; count < 10; count += 1)
      calls.push({ token: member.token, body: await giftBody(api, member, order) })
    const replies = await atOnce(10, (index) => api.call('registerGift', calls[index]))
    expect(countBy(replies)).toEqual({ OK: 1, ORDER_REGISTERED: 9 })
  })

  test('if ten members have registered the same order and all registrations are accepted concurrently, one acceptance succeeds', async () => {
    const order = newOrder()
    const ids: string[] = []
    for (let count = 0; count < 10; count += 1) ids.push((await send(await addMember(api), order)).id)
    const decided = await Promise.allSettled(
      ids.map((id) => decideGift(api.store.db, id, { refusal: null, now: api.clock.now })),
    )
    expect(decided.filter((outcome) => outcome.status === 'fulfilled' && outcome.value)).toHaveLength(1)
  })

  test('only one of two concurrent registrations with the same file succeeds', async () => {
    const member = await addMember(api)
    const body = await giftBody(api, member, newOrder())
    const replies = await atOnce(2, (index) =>
      api.call('registerGift', {
        token: member.token,
        body: { ...body, orderNumber: `${body.orderNumber}-${index}` },
      }),
    )
    expect(countBy(replies)).toEqual({ OK: 1, UPLOAD_UNKNOWN: 1 })
  })
})
