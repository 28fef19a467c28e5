// Tests orders that messages of the shop describe: the owner, the sequence of messages, and the data that the member
// reads.
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addMember, atOnce, dataOf, registerMember, type TestMember } from '#tests/support/members.ts'
import { giveOrder, shopOrder } from '#tests/support/shopOrders.ts'
import type { ShopOrder, ShopParcel } from '../integrations/shopOrders.ts'
import { parcels as table } from '../fulfillment/tables.ts'
import { orders } from './tables.ts'
import { upsertOrder } from './upsertOrder.ts'

const api = await testApi()
const { db } = api.store
const now = api.clock.now

const take = (order: ShopOrder) => upsertOrder(db, order, { now })
const order = ({ token }: TestMember, id: string) => dataOf(api, 'getOrder', { token, path: { id } })
const at = (hour: number) => new Date(Date.UTC(2026, 10, 15, hour))

const parcel = (state: ShopParcel['steps'][number]['state'], hour: number, place: string | null = null) => ({
  shopParcelId: 'parcel-1',
  carrier: 'Thailand Post',
  trackingNumber: 'EX123456789TH',
  trackingUrl: null,
  steps: [{ state, at: at(hour), place, note: null }],
})

test('getOrder returns an order with its items, amounts and parcels, and listOrders returns its total and number of items', async () => {
  const member = await addMember(api)
  const id = await giveOrder(api, member, { voucherCodes: ['WELCOME10'] })
  const thb = (amount: number) => ({ amount, currency: 'THB' })
  expect(await order(member, id)).toMatchObject({
    id,
    number: '#1042',
    state: 'shipped',
    placedAt: '2026-11-21T03:20:00.000Z',
    items: [{ name: 'Wearable breast pump', quantity: 2, price: thb(429000) }],
    subtotal: thb(858000),
    discount: thb(10000),
    shipping: thb(5000),
    total: thb(853000),
    voucherCodes: ['WELCOME10'],
    parcels: [{ carrier: 'Thailand Post', state: 'packed', updatedAt: '2026-11-15T03:00:00.000Z' }],
  })
  const { items } = await dataOf(api, 'listOrders', { token: member.token })
  expect(items).toMatchObject([{ id, itemCount: 2, total: thb(853000) }])
})

test('listOrders returns orders in pages, sorted by the time at which they were placed, not by the time of arrival', async () => {
  const member = await addMember(api)
  for (const day of [3, 1, 5, 2, 4, 4])
    await giveOrder(api, member, { number: `#${day}`, placedAt: new Date(Date.UTC(2026, 9, day)) })
  const numbers: string[] = []
  let cursor: string | null = null
  do {
    const query: Record<string, string> = { limit: '2', ...(cursor !== null && { cursor }) }
    const page = await dataOf(api, 'listOrders', { token: member.token, query })
    numbers.push(...page.items.map(({ number }) => number))
    cursor = page.nextCursor
  } while (cursor !== null)
  expect(numbers).toEqual(['#5', '#4', '#4', '#3', '#2', '#1'])
})

test('a member cannot read orders of another member', async () => {
  const [mine, other] = [await addMember(api), await addMember(api)]
  const id = await giveOrder(api, mine)
  const { parcels } = await order(mine, id)
  const call = { token: other.token }
  expect((await api.call('getOrder', { ...call, path: { id } })).status).toBe(404)
  const path = { id: String(parcels[0]?.id) }
  expect((await api.call('getLogistics', { ...call, path })).status).toBe(404)
  expect(await dataOf(api, 'listOrders', call)).toEqual({ items: [], nextCursor: null })
  // The id of another member's order is not a valid cursor.
  expect(await dataOf(api, 'listOrders', { ...call, query: { cursor: id } })).toMatchObject({ items: [] })
})

describe('owner of an order', () => {
  test('the member with the email address of the order owns the order, regardless of upper and lower case', async () => {
    const member = await addMember(api)
    const id = await take(shopOrder({ email: member.account.toUpperCase() }))
    expect(await order(member, String(id))).toMatchObject({ id })
  })

  test.each([null, '', 'nobody@example.com', '+66812345678', 'Not an address'])(
    'an order with the email address %s has no member, and the address is not stored',
    async (email) => {
      const message = shopOrder({ email })
      expect(await take(message)).toBeNull()
      const [row] = await db.select().from(orders).where(eq(orders.shopOrderId, message.shopOrderId))
      expect(row).toMatchObject({ memberId: null, ...(email !== null && { email: null, items: [] }) })
      expect(
        await db
          .select()
          .from(table)
          .where(eq(table.sourceId, row?.id ?? '')),
      ).toEqual([])
    },
  )

  test('an order with the unverified address of a member has no owner, and an earlier order stays with the member after a change of address', async () => {
    const member = await registerMember(api)
    const message = shopOrder({ email: member.account })
    const id = await take(message)
    await db.execute(
      `update members set email = 'moved@example.com', email_verified = false where id = '${member.uid}'`,
    )
    expect(await take(shopOrder({ email: 'moved@example.com' }))).toBeNull()
    expect(await take({ ...message, changedAt: at(9), payment: 'refunded' })).toBe(id)
    expect(await order(member, String(id))).toMatchObject({ state: 'refunded' })
  })
})

describe('messages about an order', () => {
  test('a message that arrives 30 times concurrently creates one order with one parcel', async () => {
    const member = await addMember(api)
    const message = shopOrder({ email: member.account })
    const ids = await atOnce(30, () => take(message))
    expect(new Set(ids).size).toBe(1)
    const { items } = await dataOf(api, 'listOrders', { token: member.token })
    expect(items).toHaveLength(1)
    const parcels = await db.select().from(table)
    expect(parcels.filter(({ sourceId }) => sourceId === ids[0])).toHaveLength(1)
  })

  test('a message that is older than the stored message has no effect', async () => {
    const member = await addMember(api)
    const message = shopOrder({ email: member.account, changedAt: at(10), payment: 'cancelled' })
    const id = String(await take(message))
    expect(await take({ ...message, changedAt: at(9), payment: 'paid', parcels: [] })).toBe(id)
    expect(await order(member, id)).toMatchObject({ state: 'cancelled', parcels: [{ state: 'packed' }] })
  })

  test('messages add steps to a parcel without changing its id, and repeated steps are merged', async () => {
    const member = await addMember(api)
    const message = shopOrder({ email: member.account, parcels: [parcel('packed', 1)] })
    const id = String(await take(message))
    const parcelId = String((await order(member, id)).parcels[0]?.id)
    const news = [
      parcel('inTransit', 2, 'Bangkok'),
      parcel('inTransit', 3, 'Bangkok'),
      parcel('inTransit', 4, 'Lampang'),
    ]
    for (const [index, parcelNews] of [...news, parcel('delivered', 6)].entries())
      await take({ ...message, changedAt: at(10 + index), parcels: [parcelNews] })
    const logistics = await dataOf(api, 'getLogistics', { token: member.token, path: { id: parcelId } })
    expect(logistics).toMatchObject({
      source: { kind: 'order', id, name: '#1042' },
      parcel: { id: parcelId, state: 'delivered', stops: 5, reached: 4, halted: false },
    })
    expect(
      logistics.steps.map(({ state, at: stepTime, place }) => `${state} ${stepTime.slice(11, 13)} ${place}`),
    ).toEqual(['delivered 06 null', 'inTransit 04 Lampang', 'inTransit 02 Bangkok', 'packed 01 null'])
    expect(await order(member, id)).toMatchObject({ state: 'delivered' })
  })

  test('a tracking step with a location replaces the same step without a location', async () => {
    const member = await addMember(api)
    const message = shopOrder({ email: member.account, parcels: [parcel('handedOver', 2)] })
    const id = String(await take(message))
    const news = [
      parcel('handedOver', 3, 'Bangkok'),
      parcel('delivered', 8, 'Lampang'),
      parcel('delivered', 9),
    ]
    for (const [index, parcelNews] of news.entries())
      await take({ ...message, changedAt: at(10 + index), parcels: [parcelNews] })
    const path = { id: String((await order(member, id)).parcels[0]?.id) }
    const { steps } = await dataOf(api, 'getLogistics', { token: member.token, path })
    expect(steps.map(({ state, place }) => `${state} ${place}`)).toEqual([
      'delivered Lampang',
      'handedOver Bangkok',
    ])
  })

  test('the member is notified once about the shipment and once about the delivery, in any sequence of messages', async () => {
    const parcelMessages = (member: TestMember, ...states: Parameters<typeof parcel>[0][]) =>
      states.map((state, index) => {
        const hour = ['packed', 'handedOver', 'inTransit', 'delivered'].indexOf(state) + 1
        return shopOrder({
          email: member.account,
          shopOrderId: `told-${member.uid}`,
          changedAt: at(10 + index),
          parcels: [parcel(state, hour)],
        })
      })
    const toldOf = async ({ token }: TestMember) => {
      const { items } = await dataOf(api, 'listNotices', { token })
      return items.flatMap(({ text, parcel: its }) =>
        its ? [[text, ...its.earlier.map(({ state }) => state)]] : [],
      )
    }
    const onItsWay = 'Order #1042 has been sent.'
    const arrivalText = 'Order #1042: It has arrived.'
    const member = await addMember(api)
    for (const news of parcelMessages(
      member,
      'packed',
      'handedOver',
      'handedOver',
      'inTransit',
      'delivered',
      'delivered',
    ))
      await take(news)
    expect(await toldOf(member)).toEqual([[arrivalText, 'inTransit']])
    const backwards = await addMember(api)
    for (const news of parcelMessages(backwards, 'delivered', 'inTransit', 'handedOver')) await take(news)
    expect(await toldOf(backwards)).toEqual([[arrivalText]])
    const atOnceTold = await addMember(api)
    await atOnce(10, () => Promise.all(parcelMessages(atOnceTold, 'handedOver').map(take)))
    expect(await toldOf(atOnceTold)).toEqual([[onItsWay]])
  })

  test('a newer message that omits a known parcel removes the parcel from the order', async () => {
    const member = await addMember(api)
    const message = shopOrder({ email: member.account })
    const id = String(await take(message))
    await take({ ...message, changedAt: at(12), parcels: [] })
    expect(await order(member, id)).toMatchObject({ state: 'paid', parcels: [] })
  })
})

test.each([
  { payment: 'pending', complete: false, states: [], expected: 'placed' },
  { payment: 'pending', complete: true, states: ['inTransit'], expected: 'shipped' },
  { payment: 'voided', complete: false, states: [], expected: 'cancelled' },
  { payment: 'paid', complete: false, states: [], expected: 'paid' },
  { payment: 'paid', complete: false, states: ['delivered'], expected: 'shipped' },
  { payment: 'paid', complete: true, states: ['delivered', 'inTransit'], expected: 'shipped' },
  { payment: 'paid', complete: true, states: ['delivered', 'delivered'], expected: 'delivered' },
  { payment: 'refunded', complete: true, states: ['delivered'], expected: 'refunded' },
  { payment: 'cancelled', complete: false, states: ['packed'], expected: 'cancelled' },
] as const)(
  'the state of an order with payment $payment, complete $complete and parcels $states is $expected',
  async ({ payment, complete, states, expected }) => {
    const member = await addMember(api)
    const parcels = states.map((state, index) => ({ ...parcel(state, 5), shopParcelId: `parcel-${index}` }))
    const id = await giveOrder(api, member, { payment, complete, parcels })
    expect((await order(member, id)).state).toBe(expected)
  },
)
