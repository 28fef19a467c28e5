// Tests orders in currencies with zero, two and three decimals, and in currencies with and without a rate for earning
// coins.
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addMember, dataOf } from '#tests/support/members.ts'
import { orderWebhook, shopifyOrder } from '#tests/support/signedShop.ts'

const api = await testApi()
const send = orderWebhook(api)

/** Sends an order with the amount. @returns the total that the API returns, and the member's balance of coins */
async function sendOrder(currency: string, amount: string) {
  const { account, token } = await addMember(api)
  expect(await send(shopifyOrder(api, account, { currency, amount }))).toBe(200)
  const { items } = await dataOf(api, 'listOrders', { token })
  const { balance } = await dataOf(api, 'getCoins', { token })
  return { total: items[0]?.total, balance }
}

test.each([
  ['JPY', '5000', 5000],
  ['KRW', '45000', 45_000],
  ['KWD', '12.500', 12_500],
  ['BHD', '0.001', 1],
  ['MYR', '99.90', 9990],
  ['XAF', '1500.00', 1500],
])('an order in %s (no rate for coins) is shown and earns no coins', async (currency, amount, units) => {
  expect(await sendOrder(currency, amount)).toEqual({ total: { amount: units, currency }, balance: 0 })
})

test.each([
  { currency: 'IDR', amount: '150000', units: 15_000_000, coins: 10 },
  { currency: 'IDR', amount: '150000.0', units: 15_000_000, coins: 10 },
  { currency: 'IDR', amount: '150000.00', units: 15_000_000, coins: 10 },
  { currency: 'VND', amount: '250000', units: 250_000, coins: 10 },
  { currency: 'VND', amount: '250000.00', units: 250_000, coins: 10 },
  { currency: 'THB', amount: '350', units: 35_000, coins: 10 },
  { currency: 'THB', amount: '350.00', units: 35_000, coins: 10 },
  { currency: 'USD', amount: '10', units: 1000, coins: 10 },
  { currency: 'IDR', amount: '149999.99', units: 14_999_999, coins: 9 },
  { currency: 'VND', amount: '249999', units: 249_999, coins: 9 },
])(
  'an order of $amount $currency earns the same coins with and without decimals',
  async ({ currency, amount, units, coins }) => {
    expect(await sendOrder(currency, amount)).toEqual({ total: { amount: units, currency }, balance: coins })
  },
)
