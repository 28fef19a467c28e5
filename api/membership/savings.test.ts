// Checks that a member's savings are sums of discounts, grouped by currency. A discount counts only on a valid order of
// this year, and only if its voucher was granted as a level benefit (right).
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { givePoints } from '#tests/support/give.ts'
import { addMember, dataOf, type TestMember } from '#tests/support/members.ts'
import { giveOrder } from '#tests/support/shopOrders.ts'
import { vouchers } from '../rewards/tables.ts'
import { shopCode } from '../vouchers/rules.ts'

const api = await testApi()
const { db } = api.store

/** Claims a right whose prize is a voucher, and places an order with the voucher's code. */
async function spend(member: TestMember, rightId: string, order: Parameters<typeof giveOrder>[2]) {
  await api.call('claimRight', { token: member.token, body: { rightId } })
  const code = shopCode()
  await db
    .update(vouchers)
    .set({ code })
    .where(eq(vouchers.reference, `right:${rightId}:${member.uid}:2026`))
  const voucherCodes = [code, 'ANOTHER']
  const codeAmounts = { [code]: 64350, ANOTHER: 500 }
  await giveOrder(api, member, { voucherCodes, codeAmounts, ...order })
}

const savingsOf = async (member: TestMember) => await dataOf(api, 'getRightSavings', member)

test('getRightSavings sums this year’s discounts of vouchers that were granted as level benefits, grouped by currency', async () => {
  const member = await addMember(api)
  await givePoints(api, member, 1500)
  expect(await savingsOf(member)).toEqual({ year: 2026, amounts: [], vouchers: 0 })
  await spend(member, 'nest-voucher', {})
  await spend(member, 'ribbon-voucher', { currency: 'VND' })
  await spend(member, 'free-shipping', {})
  const { amounts, vouchers: used } = await savingsOf(member)
  expect(amounts.toSorted((a, b) => a.amount - b.amount)).toEqual([
    { amount: 64350, currency: 'VND' },
    { amount: 128700, currency: 'THB' },
  ])
  expect(used).toBe(3)
})

test.each([
  ['was canceled', { payment: 'cancelled' }],
  ['was refunded', { payment: 'refunded' }],
  ["was placed last year in the member's time zone", { placedAt: new Date('2025-12-31T16:59:59Z') }],
] as const)('getRightSavings ignores an order that %s', async (_, order) => {
  const member = await addMember(api)
  await givePoints(api, member, 600)
  await spend(member, 'nest-voucher', order)
  expect(await savingsOf(member)).toEqual({ year: 2026, amounts: [], vouchers: 0 })
})
