// Tests the webhook that receives orders of the shop: the signature of the raw body, the parsing of orders, dead
// letters, and logs without personal data.
import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import pino from 'pino'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addMember, dataOf } from '#tests/support/members.ts'
import { openShopify } from '#api/integrations/shopifyOrders.ts'
import { retryDeadLetter } from '#api/orders/deadLetters.ts'
import { deadLetters, orders } from '#api/orders/tables.ts'
import { openShopWebhook } from './shopWebhook.ts'

const api = await testApi()
const [secret, older] = ['a-canary-secret-of-the-shop', 'an-older-canary-of-the-shop']
const logged: string[] = []
const webhook = openShopWebhook({
  shop: openShopify([secret, older]),
  store: api.store,
  log: pino({}, { write: (line) => void logged.push(line) }),
  clock: () => api.clock.now,
})

const sign = (body: string, key = secret) => createHmac('sha256', key).update(body).digest('base64')

const send = async (body: string, signature: string | null = sign(body), path = '/orders') =>
  await webhook.request(path, {
    method: 'POST',
    body,
    headers: {
      'Content-Type': 'application/json',
      ...(signature !== null && { 'X-Shopify-Hmac-Sha256': signature }),
    },
  })

/** Returns an order in Shopify's format. Its id is larger than the largest safe integer in JavaScript. */
const payload = (rest: object = {}) => ({
  id: 0,
  admin_graphql_api_id: 'gid://shopify/Order/820982911946154508',
  name: '#9999',
  email: 'canary@example.com',
  created_at: '2026-11-21T10:20:00+07:00',
  updated_at: '2026-11-15T15:00:00+07:00',
  cancelled_at: null,
  currency: 'USD',
  financial_status: 'paid',
  fulfillment_status: 'fulfilled',
  total_line_items_price: '259.10',
  total_discounts: '20.00',
  total_price: '244.10',
  total_shipping_price_set: { shop_money: { amount: '5.00', currency_code: 'USD' } },
  discount_codes: [{ code: 'WELCOME10', amount: '20.00', type: 'fixed_amount' }],
  line_items: [
    { id: 1, title: 'Wearable breast pump', variant_title: 'Pair', quantity: 1, price: '199.10', grams: 10 },
    { id: 2, title: 'Nursing bra', variant_title: '', quantity: 2, price: '30.00' },
    { id: 3, title: 'Taken out again', variant_title: null, quantity: 0, price: '1.00' },
  ],
  fulfillments: [
    {
      admin_graphql_api_id: 'gid://shopify/Fulfillment/255858046',
      status: 'success',
      created_at: '2026-11-15T10:00:00+07:00',
      updated_at: '2026-11-15T15:00:00+07:00',
      tracking_company: 'USPS',
      tracking_number: '1Z001985YW99744790',
      tracking_url: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=1Z001985YW99744790',
      shipment_status: 'in_transit',
    },
  ],
  ...rest,
})

const storedIds = async () =>
  (await api.store.db.select({ id: orders.shopOrderId }).from(orders)).map(({ id }) => id)

test.each([
  ['new', secret, 200],
  ['old', older, 200],
  ['oldest', 'another-canary-of-the-shop', 401],
])(
  'while the shop rotates its secret, the webhook accepts signatures with the new and the old secret only: %s',
  async (_, key, status) => {
    const body = JSON.stringify(payload())
    expect((await send(body, sign(body, key))).status).toBe(status)
  },
)

test('an order that the shop sends several times is stored only once for the member', async () => {
  const member = await addMember(api)
  const id = { admin_graphql_api_id: 'gid://shopify/Order/820982911946154509' }
  const body = JSON.stringify(payload({ ...id, email: member.account }))
  expect((await send(body)).status).toBe(200)
  expect((await send(body)).status).toBe(200)
  const { items } = await dataOf(api, 'listOrders', { token: member.token })
  expect(items).toHaveLength(1)
  const [{ codeAmounts } = {}] = await api.store.db
    .select()
    .from(orders)
    .where(eq(orders.memberId, member.uid))
  expect(codeAmounts).toEqual({ WELCOME10: 2000 })
  const path = { id: String(items[0]?.id) }
  const usd = (amount: number) => ({ amount, currency: 'USD' })
  expect(await dataOf(api, 'getOrder', { token: member.token, path })).toMatchObject({
    number: '#9999',
    state: 'shipped',
    placedAt: '2026-11-21T03:20:00.000Z',
    items: [
      { name: 'Wearable breast pump', variant: 'Pair', quantity: 1, price: usd(19910) },
      { name: 'Nursing bra', variant: null, quantity: 2, price: usd(3000) },
    ],
    subtotal: usd(25910),
    discount: usd(2000),
    shipping: usd(500),
    total: usd(24410),
    voucherCodes: ['WELCOME10'],
    parcels: [{ carrier: 'USPS', state: 'inTransit', updatedAt: '2026-11-15T08:00:00.000Z' }],
  })
})

test.each([
  [
    'the refunded items',
    { refunds: [{ refund_line_items: [{ subtotal: 30 }, { subtotal: '30.00' }] }] },
    6000,
  ],
  [
    'a refund discrepancy, without refunded shipping costs',
    {
      refunds: [
        {
          refund_line_items: [],
          order_adjustments: [
            { kind: 'refund_discrepancy', amount: '-12.50' },
            { kind: 'shipping_refund', amount: '-5.00' },
          ],
        },
      ],
    },
    1250,
  ],
  ['the difference of the subtotals', { subtotal_price: '239.10', current_subtotal_price: '209.10' }, 3000],
  ['equal subtotals', { refunds: [], subtotal_price: '239.10', current_subtotal_price: '239.10' }, 0],
] as const)('the webhook reads the amount of a partial refund from %s', async (_, rest, amount) => {
  const member = await addMember(api)
  const id = `gid://shopify/Order/7${amount}`
  const status = { financial_status: 'partially_refunded', email: member.account }
  const body = JSON.stringify(payload({ admin_graphql_api_id: id, ...status, ...rest }))
  expect((await send(body)).status).toBe(200)
  const { items } = await dataOf(api, 'listOrders', { token: member.token })
  const path = { id: String(items[0]?.id) }
  const coins = Math.floor((23_910 - amount) / 100)
  expect(await dataOf(api, 'getOrder', { token: member.token, path })).toMatchObject({
    state: 'shipped',
    refunded: { amount, currency: 'USD' },
    earned: { coins, points: coins },
  })
})

describe("orders without the shop's signature", () => {
  const id = 'gid://shopify/Order/1'
  const body = JSON.stringify(payload({ admin_graphql_api_id: id }))
  const right = sign(body)

  test.each([
    ['no signature', null],
    ['an empty signature', ''],
    ['a signature with another secret', sign(body, 'another-secret-of-the-shop')],
    ['a signature of another body', sign(`${body} `)],
    ['a signature in hexadecimal', createHmac('sha256', secret).update(body).digest('hex')],
    ['a truncated signature', right.slice(0, 20)],
    ['a signature with additional characters', `${right.slice(0, -1)}AAAA=`],
    ['a signature of an empty body', sign('')],
    ['a signature that is not ASCII', 'é\u00ff%00'],
  ])('an order with a wrong signature is rejected and not stored: %s', async (_, signature) => {
    const member = await addMember(api)
    const memberBody = JSON.stringify(payload({ admin_graphql_api_id: id, email: member.account }))
    expect((await send(memberBody, signature)).status).toBe(401)
    expect(await storedIds()).not.toContain(id)
  })

  test('an order with one changed byte is rejected', async () => {
    expect((await send(body.replace('244.10', '144.10'), right)).status).toBe(401)
  })
})

test.each([
  ['invalid JSON', '{'],
  ['an object without the fields of an order', '{"id":1}'],
  ['a list', '[]'],
  ['a negative amount', JSON.stringify(payload({ total_price: '-1.00' }))],
  ['an amount that is too large', JSON.stringify(payload({ total_price: '99999999999999999999' }))],
  ['an invalid currency', JSON.stringify(payload({ currency: 'dollars' }))],
  ['an invalid date', JSON.stringify(payload({ created_at: 'yesterday' }))],
  ['a date in the year 0', JSON.stringify(payload({ created_at: '0000-01-01T00:00:00Z' }))],
  ['the id of a product', JSON.stringify(payload({ admin_graphql_api_id: 'gid://shopify/Product/1' }))],
])('the shop webhook answers 400 to a message that is not a valid order: %s', async (_, body) => {
  expect((await send(body)).status).toBe(400)
})

test('the shop webhook answers 413 to an order over 1 MB, 200 to an order with an unknown email, and 404 to other paths and methods', async () => {
  expect((await send(' '.repeat(1_048_577))).status).toBe(413)
  expect((await send(JSON.stringify(payload({ email: 'nobody@example.com' })))).status).toBe(200)
  expect((await send('{}', sign('{}'), '/others')).status).toBe(404)
  expect((await webhook.request('/orders')).status).toBe(404)
})

test('the shop webhook replaces characters that the database cannot store, and omits links that are not URLs', async () => {
  const member = await addMember(api)
  const [fulfillment] = payload().fulfillments
  const body = JSON.stringify(
    payload({
      email: member.account,
      admin_graphql_api_id: 'gid://shopify/Order/2',
      line_items: [
        { title: `A\u0000\ud83d${'x'.repeat(400)}`, variant_title: null, quantity: 1, price: '1' },
      ],
      fulfillments: [{ ...fulfillment, tracking_url: 'javascript:alert(1)' }],
    }),
  )
  expect((await send(body)).status).toBe(200)
  const { items } = await dataOf(api, 'listOrders', { token: member.token })
  const orderDetails = await dataOf(api, 'getOrder', {
    token: member.token,
    path: { id: String(items[0]?.id) },
  })
  expect(orderDetails.items[0]?.name).toMatch(/^A\ufffdx+$/)
  expect(orderDetails.parcels[0]?.trackingUrl).toBeNull()
})

test('the shop webhook accepts orders with NUL characters in any string, and removes these characters', async () => {
  const member = await addMember(api)
  const order = payload({ email: member.account, admin_graphql_api_id: 'gid://shopify/Order/4' })
  // Appends a NUL character at the end of each string, because some strings have a fixed format at their start.
  const spoiled = JSON.stringify(order, (_name, value: unknown) =>
    typeof value === 'string' ? `${value}\u0000` : value,
  )
  expect((await send(spoiled)).status).toBe(200)
  const { items } = await dataOf(api, 'listOrders', { token: member.token })
  const orderDetails = await dataOf(api, 'getOrder', {
    token: member.token,
    path: { id: String(items[0]?.id) },
  })
  expect(orderDetails).toMatchObject({ number: '#9999', parcels: [{ carrier: 'USPS' }] })
})

describe('messages that cannot be processed', () => {
  const { db } = api.store
  const letters = async () => await db.select().from(deadLetters)
  const parseOrder = openShopify([]).parseOrder
  const retry = (id: string) => retryDeadLetter(db, id, { parseOrder, now: api.clock.now })

  beforeEach(() => db.delete(deadLetters))

  test('if an order message cannot be processed, the webhook answers 200 and stores one dead letter, and a retry processes it after the fault is fixed', async () => {
    const member = await addMember(api)
    const rest = { email: member.account, admin_graphql_api_id: 'gid://shopify/Order/3' }
    const body = JSON.stringify(payload(rest))
    await db.execute('alter table parcels rename to away')
    expect((await send(body)).status).toBe(200)
    expect((await send(body)).status).toBe(200)
    const [letter] = await letters()
    expect(letter).toMatchObject({ subject: 'gid://shopify/Order/3', attempts: 2, body })
    expect(await retry(String(letter?.id))).toMatchObject({ outcome: 'failed' })
    await db.execute('alter table away rename to parcels')
    expect(await retry(String(letter?.id))).toEqual({ outcome: 'done' })
    expect(await retry(String(letter?.id))).toEqual({ outcome: 'unknown' })
    expect(await letters()).toEqual([])
    const { items } = await dataOf(api, 'listOrders', { token: member.token })
    expect(items).toHaveLength(1)
    expect(logged.join()).not.toMatch(/canary|USPS|WELCOME10/i)
  })

  test('a dead letter is removed after the shop has sent the message again and the hub has processed it', async () => {
    const body = JSON.stringify(payload({ admin_graphql_api_id: 'gid://shopify/Order/31' }))
    await db.execute('alter table orders rename to away')
    expect((await send(body)).status).toBe(200)
    await db.execute('alter table away rename to orders')
    expect(await letters()).toHaveLength(1)
    expect((await send(body)).status).toBe(200)
    expect(await letters()).toEqual([])
  })

  test('while the database does not respond, the webhook answers 503 to an order message, so that the shop sends it again', async () => {
    const body = JSON.stringify(payload({ admin_graphql_api_id: 'gid://shopify/Order/32' }))
    await db.execute('alter table orders rename to away')
    await db.execute('alter table dead_letters rename to letters_away')
    expect((await send(body)).status).toBe(503)
    await db.execute('alter table letters_away rename to dead_letters')
    await db.execute('alter table away rename to orders')
    expect((await send(body)).status).toBe(200)
  })

  test('an order message with an unreadable amount is rejected, and the next message of the same order is processed', async () => {
    const member = await addMember(api)
    const order = { email: member.account, admin_graphql_api_id: 'gid://shopify/Order/33' }
    expect((await send(JSON.stringify(payload({ ...order, total_price: 'free' })))).status).toBe(400)
    const [letter] = await letters()
    expect(letter).toMatchObject({ reason: 'total_price is not an amount' })
    const next = payload({ ...order, updated_at: '2026-11-15T15:00:01+07:00' })
    expect((await send(JSON.stringify(next))).status).toBe(200)
    const { items } = await dataOf(api, 'listOrders', { token: member.token })
    expect(items).toMatchObject([{ total: { amount: 24_410 } }])
  })

  test('an order with an unreadable refund item is processed, and the refund is calculated from the remaining subtotal', async () => {
    const member = await addMember(api)
    const order = payload({
      email: member.account,
      admin_graphql_api_id: 'gid://shopify/Order/34',
      refunds: [{ refund_line_items: [{ subtotal: 'n/a' }] }],
      subtotal_price: '239.10',
      current_subtotal_price: '209.10',
      financial_status: 'partially_refunded',
    })
    expect((await send(JSON.stringify(order))).status).toBe(200)
    const { items } = await dataOf(api, 'listOrders', { token: member.token })
    const path = { id: String(items[0]?.id) }
    expect(await dataOf(api, 'getOrder', { token: member.token, path })).toMatchObject({
      earned: { coins: 209 },
    })
    expect(logged.join()).toContain('order_field_left_out')
  })
})
