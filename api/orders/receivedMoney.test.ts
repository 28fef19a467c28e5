// Tests which payments earn coins, with signed webhook messages of the shop. Covers cash on delivery, partial payments,
// test orders, orders from before the membership, currencies, discounts on shipping, edits, and corrected addresses.
import { describe, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addMember, dataOf, type TestMember } from '#tests/support/members.ts'
import { orderWebhook, shopifyOrder } from '#tests/support/signedShop.ts'
import { balances } from '../ledger/ledger.ts'

const api = await testApi()
const send = orderWebhook(api)
const now = api.clock.now
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString()

/** Returns a message about an order of 100.00 USD, which earns 100 coins. */
const payload = ({ account }: TestMember, rest: Record<string, unknown> = {}) =>
  shopifyOrder(api, account, { updated_at: at(0), ...rest })

const coinsOf = async ({ uid }: TestMember) => (await balances(api.store.db, uid, api.clock.now)).coins
async function readOrder({ token }: TestMember) {
  const { items } = await dataOf(api, 'listOrders', { token })
  return await dataOf(api, 'getOrder', { token, path: { id: String(items[0]?.id) } })
}
const parcel = (shipment_status: string | null, minutes = 1) => ({
  admin_graphql_api_id: 'gid://shopify/Fulfillment/9',
  status: 'success',
  created_at: at(minutes),
  updated_at: at(minutes),
  tracking_company: 'J&T',
  tracking_number: 'JT1',
  tracking_url: null,
  shipment_status,
})
const fulfilment = (status: string | null, minutes: number) => ({
  fulfillment_status: 'fulfilled',
  fulfillments: [parcel(status, minutes)],
  updated_at: at(minutes),
})

describe('cash on delivery', () => {
  const pending = { financial_status: 'pending' }

  test('an order with cash on delivery earns coins once it is paid, and not before', async () => {
    const member = await addMember(api)
    const order = payload(member, pending)
    const states: [string, number][] = []
    for (const news of [{}, fulfilment('in_transit', 1), fulfilment('delivered', 2)]) {
      await send({ ...order, ...news })
      states.push([(await readOrder(member)).state, await coinsOf(member)])
    }
    expect(states).toEqual([
      ['placed', 0],
      ['shipped', 0],
      ['delivered', 0],
    ])
    await send({ ...order, ...fulfilment('delivered', 3), financial_status: 'paid' })
    expect([(await readOrder(member)).state, await coinsOf(member)]).toEqual(['delivered', 100])
  })

  test('an order that the buyer rejects on delivery and the shop voids earns no coins', async () => {
    const member = await addMember(api)
    const order = payload(member, pending)
    await send({ ...order, ...fulfilment('in_transit', 1) })
    await send({ ...order, ...fulfilment('failure', 2) })
    await send({ ...order, ...fulfilment('failure', 3), financial_status: 'voided', cancelled_at: at(3) })
    expect([(await readOrder(member)).state, await coinsOf(member)]).toEqual(['cancelled', 0])
  })
})

test.each([
  ['pending', {}, 0],
  ['authorized', {}, 0],
  ['expired', {}, 0],
  ['voided', {}, 0],
  ['an unknown status', {}, 0],
  [null, {}, 0],
  ['partially_paid', { total_outstanding: '60.00' }, 40],
  ['partially_paid', {}, 0],
  ['partially_refunded', { current_subtotal_price: '70.00' }, 70],
  ['paid', { test: true }, 0],
  ['paid', { created_at: '2024-06-01T10:00:00Z' }, 0],
] as const)(
  'an order with the financial status %s and the fields %o earns %i coins',
  async (financial_status, rest, coins) => {
    const member = await addMember(api)
    await send(payload(member, { financial_status, ...fulfilment('delivered', 1), ...rest }))
    expect(await coinsOf(member)).toBe(coins)
  },
)

test('the API returns a test order of the shop with `isTest`', async () => {
  const member = await addMember(api)
  await send(payload(member, { test: true }))
  expect((await readOrder(member)).isTest).toBe(true)
})

describe('two messages with timestamps in the same second', () => {
  test('a paid order stays paid if another message with a timestamp in the same second reports a pending payment, even if this message arrives last', async () => {
    const member = await addMember(api)
    const paid = payload(member)
    await send(paid)
    await send({ ...paid, financial_status: 'pending' })
    expect([(await readOrder(member)).state, await coinsOf(member)]).toEqual(['paid', 100])
  })

  test.each([
    ['the milliseconds differ', '2026-11-21T03:00:00.200Z', '2026-11-21T03:00:00.100Z'],
    ['the fractions of a millisecond differ', '2026-11-21T03:00:00.1002Z', '2026-11-21T03:00:00.1001Z'],
    ['the time zones differ', '2026-11-21T10:00:00+06:00', '2026-11-21T10:00:00+07:00'],
  ])(
    'the later one of two messages with timestamps in the same second takes effect: %s',
    async (_, later, earlier) => {
      const member = await addMember(api)
      const order = payload(member)
      await send({ ...order, updated_at: later, financial_status: 'pending' })
      await send({ ...order, updated_at: earlier })
      expect([(await readOrder(member)).state, await coinsOf(member)]).toEqual(['placed', 0])
    },
  )
})

describe('amounts', () => {
  const set = (shop: string, buyer: string) => ({
    shop_money: { amount: shop, currency_code: 'USD' },
    presentment_money: { amount: buyer, currency_code: 'THB' },
  })

  test('a discount on shipping does not reduce the earned coins', async () => {
    const member = await addMember(api)
    const free = { total_discounts: '10.00', total_shipping_price_set: { shop_money: { amount: '10.00' } } }
    await send(payload(member, free))
    const older = { ...payload(member, free), subtotal_price: null, current_subtotal_price: null }
    await send({ ...older, discount_codes: [{ code: 'FREE', amount: '10.00', type: 'shipping' }] })
    expect(await coinsOf(member)).toBe(200)
    expect(await readOrder(member)).toMatchObject({ discount: { amount: 0 }, shipping: { amount: 0 } })
  })

  test("the API returns amounts in the buyer's currency, which also determines the earned coins", async () => {
    const member = await addMember(api)
    await send(
      payload(member, {
        presentment_currency: 'THB',
        total_price_set: set('110.00', '3850.00'),
        subtotal_price_set: set('100.00', '3500.00'),
        current_subtotal_price_set: set('100.00', '3500.00'),
        total_line_items_price_set: set('100.00', '3500.00'),
        total_discounts_set: set('0.00', '0.00'),
        total_shipping_price_set: set('10.00', '350.00'),
        total_price: '110.00',
      }),
    )
    const thb = (amount: number) => ({ amount, currency: 'THB' })
    expect(await readOrder(member)).toMatchObject({
      items: [{ price: thb(350_000) }],
      subtotal: thb(350_000),
      shipping: thb(35_000),
      total: thb(385_000),
      earned: { coins: 100 },
    })
  })

  test.each([
    ['adds an item', { current_subtotal_price: '130.00' }, 130],
    ['removes an item', { current_subtotal_price: '60.00' }, 60],
  ])('an edit that %s changes the coins that the order earns', async (_, rest, coins) => {
    const member = await addMember(api)
    const order = payload(member)
    await send(order)
    await send({ ...order, ...rest, updated_at: at(1) })
    expect(await coinsOf(member)).toBe(coins)
  })

  test('the API omits an item that an edit removed from the order, and returns a refunded item', async () => {
    const member = await addMember(api)
    const line = (id: number, current_quantity: number) => ({
      id,
      title: `Item ${id}`,
      variant_title: null,
      quantity: 1,
      current_quantity,
      price: '50.00',
    })
    const refunds = [{ refund_line_items: [{ line_item_id: 2, quantity: 1, subtotal: '50.00' }] }]
    const line_items = [line(1, 0), line(2, 0), line(3, 1)]
    await send(payload(member, { line_items, refunds, current_subtotal_price: '50.00' }))
    expect((await readOrder(member)).items.map(({ name }) => name)).toEqual(['Item 2', 'Item 3'])
  })

  test('a refund with a floating-point error is rounded to cents', async () => {
    const member = await addMember(api)
    const order = payload(member)
    await send(order)
    const refunds = [{ refund_line_items: [{ subtotal: 43.2 + 19.2 }] }]
    await send({ ...order, refunds, financial_status: 'partially_refunded', updated_at: at(1) })
    expect(await coinsOf(member)).toBe(37)
  })
})

describe('orders with a corrected email address', () => {
  test('an order with a corrected address moves to the correct member with its coins, and the wrong member is notified', async () => {
    const [wrong, right] = [await addMember(api), await addMember(api)]
    const order = payload(wrong)
    await send(order)
    await send({ ...order, email: right.account, updated_at: at(1) })
    await send(order)
    expect([await coinsOf(wrong), await coinsOf(right)]).toEqual([0, 100])
    expect((await dataOf(api, 'listOrders', { token: wrong.token })).items).toEqual([])
    const notices = (await dataOf(api, 'listNotices', { token: wrong.token })).items
    expect(notices).toContainEqual(expect.objectContaining({ kind: 'order-removed' }))
  })

  test('an order whose address is corrected to an unknown address has no member, even if the older message arrives last', async () => {
    const member = await addMember(api)
    const order = payload(member)
    await send({ ...order, email: 'visitor@example.com', updated_at: at(1) })
    await send(order)
    expect(await coinsOf(member)).toBe(0)
  })
})
