// Tests the webhook that receives orders of the shop: the signature of the raw body, and the parsing of orders.
// shopWebhookFailures.test.ts tests messages that cannot be processed.
import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addMember, dataOf } from '#tests/support/members.ts'
import { older, openWebhook, payload, secret, sign } from '#tests/support/shopMessages.ts'
import { orders } from '#api/orders/tables.ts'

const api = await testApi()
const { send, webhook } = openWebhook(api)

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
