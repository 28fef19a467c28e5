// Tests how many coins an order earns for edge cases of amounts: fractions of a coin, partial refunds, totals of zero
// and very large totals.
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addMember, dataOf, type TestMember } from '#tests/support/members.ts'
import { changed, orderWebhook, refundsOf, shopifyOrder } from '#tests/support/signedShop.ts'

const api = await testApi()
const send = orderWebhook(api)

const balanceOf = async ({ token }: TestMember) => (await dataOf(api, 'getCoins', { token })).balance

async function orderOf({ token }: TestMember) {
  const { items } = await dataOf(api, 'listOrders', { token })
  return await dataOf(api, 'getOrder', { token, path: { id: String(items[0]?.id) } })
}

/** Sends the order, then its refunds one after another. @returns the balance of coins after each message */
async function refundStepByStep(amount: string, steps: { refund: string; left: string }[]) {
  const member = await addMember(api)
  const order = shopifyOrder(api, member.account, { amount })
  expect(await send(order)).toBe(200)
  const balances = [await balanceOf(member)]
  for (const [index, { left }] of steps.entries()) {
    const message = changed(order, 60 * (index + 1), {
      financial_status: Number(left) === 0 ? 'refunded' : 'partially_refunded',
      current_subtotal_price: left,
      ...refundsOf(...steps.slice(0, index + 1).map(({ refund }) => refund)),
    })
    expect(await send(message)).toBe(200)
    balances.push(await balanceOf(member))
  }
  return balances
}

test.each([
  [
    '100.00',
    [
      { refund: '33.33', left: '66.67' },
      { refund: '33.33', left: '33.34' },
      { refund: '33.34', left: '0.00' },
    ],
    [100, 66, 33, 0],
  ],
  [
    '200.00',
    [
      { refund: '66.67', left: '133.33' },
      { refund: '66.67', left: '66.66' },
      { refund: '66.66', left: '0.00' },
    ],
    [200, 133, 66, 0],
  ],
  [
    '199.99',
    [
      { refund: '0.50', left: '199.49' },
      { refund: '1.00', left: '198.49' },
    ],
    [199, 199, 198],
  ],
  ['199.99', [{ refund: '1.00', left: '198.99' }], [199, 198]],
  ['0.99', [{ refund: '0.99', left: '0.00' }], [0, 0]],
  ['1.00', [{ refund: '0.01', left: '0.99' }], [1, 0]],
])(
  'after each partial refund, an order of %s has earned whole coins for the remaining amount: %j',
  async (amount, steps, balances) => {
    expect(await refundStepByStep(amount, steps)).toEqual(balances)
  },
)

test.each([
  { total_line_items_price: '40.00', total_discounts: '40.00' },
  { total_line_items_price: '0.00', total_discounts: '0.00' },
])('an order with a total of zero is stored and shown, and earns no coins: %j', async (sums) => {
  const member = await addMember(api)
  const order = { ...shopifyOrder(api, member.account, { amount: '0.00' }), ...sums }
  expect(await send(order)).toBe(200)
  expect(await orderOf(member)).toMatchObject({
    state: 'paid',
    total: { amount: 0, currency: 'USD' },
    earned: { coins: 0, points: 0 },
  })
  expect(await balanceOf(member)).toBe(0)
})

test.each([
  ['10000.99', 1_000_099, 10_000],
  ['10001.00', 1_000_100, 10_000],
  ['9007199254740.99', 900_719_925_474_099, 10_000],
])('an order of %s is shown with its total and earns at most 10,000 coins', async (amount, units, coins) => {
  const member = await addMember(api)
  expect(await send(shopifyOrder(api, member.account, { amount }))).toBe(200)
  expect(await orderOf(member)).toMatchObject({
    total: { amount: units, currency: 'USD' },
    earned: { coins },
  })
  expect(await balanceOf(member)).toBe(coins)
})
