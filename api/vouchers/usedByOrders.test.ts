// Tests vouchers in orders: only one of several orders with the same code uses the voucher, and the voucher stays used
// after a partial refund.
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { giveVoucher } from '#tests/support/give.ts'
import { addMember, dataOf, type TestMember } from '#tests/support/members.ts'
import { changed, orderWebhook, refundsOf, shopifyOrder } from '#tests/support/signedShop.ts'

const api = await testApi()
const send = orderWebhook(api)

/** Gives the member a voucher and reserves it. Returns the voucher's code as part of an order. */
async function reserved({ token, uid }: TestMember, voucher = 'welcome-10') {
  const path = { id: await giveVoucher(api, { uid }, voucher) }
  const { code } = await dataOf(api, 'reserveVoucher', { token, path })
  return { path, discount_codes: [{ code: String(code), amount: '5.00', type: 'percentage' }] }
}

const readVoucher = ({ token }: TestMember, path: { id: string }) =>
  dataOf(api, 'getVoucher', { token, path })

const orderIds = async ({ token }: TestMember) =>
  (await dataOf(api, 'listOrders', { token })).items.map(({ id }) => id)

test.each([2, 5])('only one of %i concurrent orders with the same code uses the voucher', async (count) => {
  const member = await addMember(api)
  const { path, discount_codes } = await reserved(member)
  const orders = Array.from({ length: count }, () => shopifyOrder(api, member.account, { discount_codes }))
  expect(new Set(await Promise.all(orders.map(send)))).toEqual(new Set([200]))
  const { state, orderId } = await readVoucher(member, path)
  expect(state).toBe('used')
  expect(await orderIds(member)).toHaveLength(count)
  expect(await orderIds(member)).toContain(orderId)
})

test('a second order with the same code does not change the voucher', async () => {
  const member = await addMember(api)
  const { path, discount_codes } = await reserved(member)
  await send(shopifyOrder(api, member.account, { discount_codes }))
  const first = await readVoucher(member, path)
  api.wait(3600)
  await send(shopifyOrder(api, member.account, { discount_codes }))
  expect(await readVoucher(member, path)).toEqual(first)
})

test.each([['1.00'], ['50.00'], ['99.00']])(
  'a voucher stays used after a partial refund of %s for an order of 100.00',
  async (part) => {
    const member = await addMember(api)
    const { path, discount_codes } = await reserved(member)
    const order = shopifyOrder(api, member.account, { discount_codes })
    await send(order)
    const used = await readVoucher(member, path)
    const left = (100 - Number(part)).toFixed(2)
    const refund = {
      financial_status: 'partially_refunded',
      current_subtotal_price: left,
      ...refundsOf(part),
    }
    expect(await send(changed(order, 60, refund))).toBe(200)
    expect(used.state).toBe('used')
    expect(await readVoucher(member, path)).toEqual(used)
  },
)
