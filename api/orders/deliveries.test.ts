// Tests webhook messages about one order that arrive repeatedly, concurrently or in the wrong sequence.
import { describe, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addMember, atOnce, dataOf, type TestMember } from '#tests/support/members.ts'
import { changed, orderWebhook, refundsOf, shopifyOrder } from '#tests/support/signedShop.ts'

const api = await testApi()
const send = orderWebhook(api)

async function standing({ token }: TestMember) {
  const { items } = await dataOf(api, 'listOrders', { token })
  const { balance } = await dataOf(api, 'getCoins', { token })
  return { states: items.map(({ state }) => state), balance }
}

const pending = { financial_status: 'pending' }
const refunded = { financial_status: 'refunded', ...refundsOf('100.00'), current_subtotal_price: '0.00' }
const cancelled = { financial_status: 'voided', cancelled_at: '2026-11-21T03:01:00Z' }

test.each([2, 10, 30])('%i concurrent deliveries of an order message earn coins only once', async (count) => {
  const member = await addMember(api)
  const order = shopifyOrder(api, member.account)
  expect(new Set(await atOnce(count, () => send(order)))).toEqual(new Set([200]))
  expect(await standing(member)).toEqual({ states: ['paid'], balance: 100 })
})

describe('messages that arrive after a newer message', () => {
  test.each([
    { message: 'paid', newerNews: 'a refund', older: {}, newer: refunded, state: 'refunded', balance: 0 },
    {
      message: 'pending',
      newerNews: 'a refund',
      older: pending,
      newer: refunded,
      state: 'refunded',
      balance: 0,
    },
    {
      message: 'paid',
      newerNews: 'a cancellation',
      older: {},
      newer: cancelled,
      state: 'cancelled',
      balance: 0,
    },
    {
      message: 'pending',
      newerNews: 'a cancellation',
      older: pending,
      newer: cancelled,
      state: 'cancelled',
      balance: 0,
    },
    { message: 'pending', newerNews: 'the payment', older: pending, newer: {}, state: 'paid', balance: 100 },
  ])(
    'a message with the state $message that arrives after $newerNews has no effect',
    async ({ older, newer, state, balance }) => {
      const member = await addMember(api)
      const order = { ...shopifyOrder(api, member.account), ...older }
      expect(await send(changed(order, 60, { financial_status: 'paid', ...newer }))).toBe(200)
      expect(await send(order)).toBe(200)
      expect(await standing(member)).toEqual({ states: [state], balance })
    },
  )

  test('messages about the payment that arrive again after the refund have no effect', async () => {
    const member = await addMember(api)
    const order = shopifyOrder(api, member.account)
    for (const message of [order, changed(order, 60, refunded), order, order])
      expect(await send(message)).toBe(200)
    expect(await standing(member)).toEqual({ states: ['refunded'], balance: 0 })
  })
})

test('an order earns coins again, once, if its payment fails and then succeeds', async () => {
  const member = await addMember(api)
  const order = shopifyOrder(api, member.account)
  await send(order)
  await send(changed(order, 60, pending))
  expect(await standing(member)).toEqual({ states: ['placed'], balance: 0 })
  await send(changed(order, 120, {}))
  await send(changed(order, 120, {}))
  await send(changed(order, 180, { note: 'Gift wrap' }))
  expect(await standing(member)).toEqual({ states: ['paid'], balance: 100 })
})

test.each([
  ['in uppercase', (email: string) => email.toUpperCase()],
  ['in mixed case', (email: string) => email.replace('c', 'C').replace('example', 'ExAmple')],
  ['with surrounding spaces', (email: string) => `  ${email} `],
  ['in uppercase with a tab and a line break', (email: string) => `\t${email.toUpperCase()}\n`],
])('an order with an email address %s belongs to the member with that address', async (_, spelled) => {
  const member = await addMember(api)
  await send(shopifyOrder(api, spelled(member.account)))
  expect(await standing(member)).toEqual({ states: ['paid'], balance: 100 })
})

describe('older parcel states', () => {
  const parcel = (status: string | null, at: string, number: string | null = '123') => ({
    admin_graphql_api_id: 'gid://shopify/Fulfillment/1',
    status: 'success',
    created_at: '2026-11-20T01:00:00Z',
    updated_at: at,
    tracking_company: 'J&T',
    tracking_number: number,
    tracking_url: null,
    shipment_status: status,
  })

  test.each([
    ['in_transit', '2026-11-20T09:00:00Z'],
    ['out_for_delivery', '2026-11-20T09:59:59Z'],
    ['confirmed', '2026-11-20T02:00:00Z'],
  ])(
    'a parcel stays delivered and keeps its tracking number if an older message with the status %s arrives',
    async (status, at) => {
      const member = await addMember(api)
      const fulfilled = { fulfillment_status: 'fulfilled' }
      const delivered = { ...fulfilled, fulfillments: [parcel('delivered', '2026-11-20T10:00:00Z')] }
      const order = { ...shopifyOrder(api, member.account), ...delivered }
      await send(order)
      // Both messages have the same timestamp, because Shopify's timestamps have whole seconds.
      await send({ ...order, fulfillments: [parcel(status, at)] })
      const { items } = await dataOf(api, 'listOrders', { token: member.token })
      const path = { id: String(items[0]?.id) }
      expect(await dataOf(api, 'getOrder', { token: member.token, path })).toMatchObject({
        state: 'delivered',
        parcels: [{ state: 'delivered', trackingNumber: '123' }],
      })
    },
  )
})
