// Tests the export of a member with orders, redemptions, claims and reservations.
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addAddress } from '#tests/support/cases/addresses.ts'
import { addBaby, codeReauthentication } from '#tests/support/cases/profile.ts'
import { giveVoucher } from '#tests/support/give.ts'
import { addMember, dataOf } from '#tests/support/members.ts'
import { orderWebhook, shopifyOrder } from '#tests/support/signedShop.ts'

test('exportData returns a row for each order, redemption, claim and reservation of the member', async () => {
  const api = await testApi()
  const member = await addMember(api, { firstName: 'Canarymali' })
  const { token } = member
  await orderWebhook(api)(shopifyOrder(api, member.account, { amount: '250.00' }))
  const { id: addressId } = await addAddress(api, member)
  await addBaby(api, member, { name: 'Canarynam', birthDate: '2026-11-03' })
  await dataOf(api, 'redeemMallProduct', { token, body: { productId: 'cotton-hat', addressId } })
  const claim = await dataOf(api, 'claimGift', { token, body: { id: 'muslin-cloth', addressId } })
  const path = { id: await giveVoucher(api, member) }
  await dataOf(api, 'reserveVoucher', { token, path })
  const { tables } = await dataOf(api, 'exportData', {
    token,
    body: { proof: await codeReauthentication(api, member), format: 'json' },
  })
  const rows = Object.fromEntries(tables.map(({ name, rows: tableRows }) => [name, tableRows]))
  expect(rows.members).toMatchObject([{ firstName: 'Canarymali', email: member.account }])
  expect(rows.addresses).toMatchObject([{ id: addressId, line1: '12/4 Canary Road' }])
  expect(rows.babies).toMatchObject([{ name: 'Canarynam' }])
  expect(rows.orders).toMatchObject([{ number: '#1001' }])
  expect(rows.redemptions).toMatchObject([{ product: 'cotton-hat' }])
  expect(rows.gift_claims).toMatchObject([{ id: claim.id }])
  expect(rows.vouchers).toMatchObject([{ id: path.id }])
  expect(rows.notices?.length).toBeGreaterThan(0)
  expect(rows.consents?.length).toBeGreaterThan(0)
})
