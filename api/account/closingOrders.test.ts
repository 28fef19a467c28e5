// Tests changes of orders while the account of their buyer is being deleted.
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addMember, dataOf, password } from '#tests/support/members.ts'
import { changed, orderWebhook, refundsOf, shopifyOrder } from '#tests/support/signedShop.ts'

const api = await testApi()
const send = orderWebhook(api)

test.each([
  ['an order that was placed before the undo', 75],
  ['a refund of an earlier order', 0],
  ['a partial refund of an earlier order', 30],
])('the coin balance is correct if the shop sends %s before the deletion is undone', async (_, balance) => {
  const { account, token } = await addMember(api, { password })
  const earlier = shopifyOrder(api, account, { amount: '50.00' })
  await send(earlier)
  await dataOf(api, 'disable', { token, body: { proof: { password } } })
  api.wait(3 * 86_400)
  const left = balance === 0 ? '0.00' : '30.00'
  const refund = {
    financial_status: balance === 0 ? 'refunded' : 'partially_refunded',
    current_subtotal_price: left,
    ...refundsOf(balance === 0 ? '50.00' : '20.00'),
  }
  const message =
    balance === 75 ? shopifyOrder(api, account, { amount: '25.00' }) : changed(earlier, 60, refund)
  expect(await send(message)).toBe(200)
  const undone = await dataOf(api, 'undoDisable', { body: { account, proof: { password } } })
  expect((await dataOf(api, 'getCoins', { token: undone.token })).balance).toBe(balance)
  expect((await dataOf(api, 'listOrders', { token: undone.token })).items).toHaveLength(
    balance === 75 ? 2 : 1,
  )
})
