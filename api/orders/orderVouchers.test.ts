// Tests that the state of a voucher depends on the orders with its code, and not on the sequence in which messages
// arrive.
import { eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { times } from '#tests/support/measurements.ts'
import { giveVoucher } from '#tests/support/give.ts'
import { addMember, atOnce, dataOf, type TestMember } from '#tests/support/members.ts'
import { shopOrder } from '#tests/support/shopOrders.ts'
import type { ShopOrder } from '../integrations/shopOrders.ts'
import { localDate } from '../locale/calendar.ts'
import { vouchers } from '../rewards/tables.ts'
import { newId } from '../store/id.ts'
import { shopCode } from '../vouchers/rules.ts'
import { upsertOrder } from './upsertOrder.ts'

const api = await testApi()
const { db } = api.store
const now = api.clock.now

async function addCode(member: TestMember, rest: Partial<typeof vouchers.$inferInsert> = {}) {
  const id = await giveVoucher(api, member)
  const code = shopCode()
  await db
    .update(vouchers)
    .set({ code, ...rest })
    .where(eq(vouchers.id, id))
  return { id, code }
}

const stateOf = ({ token }: TestMember, id: string) => dataOf(api, 'getVoucher', { token, path: { id } })
const kindsOf = async ({ token }: TestMember) =>
  (await dataOf(api, 'listNotices', { token })).items.map(({ kind }) => kind)
const take = (order: ShopOrder, rest: Partial<ShopOrder> = {}, seconds = 0) =>
  upsertOrder(db, { ...order, ...rest, changedAt: new Date(now.getTime() + seconds * 1000) }, { now })

const spellings: [string, (code: string) => string][] = [
  ['without changes', (code) => code],
  ['in lowercase letters', (code) => code.toLowerCase()],
  ['with spaces around it', (code) => `  ${code}\t`],
  ['in full-width letters', (code) => code.replaceAll('H', 'Ｈ')],
]
test.each(spellings)('an order with a voucher code that is written %s uses the voucher', async (_, spell) => {
  const member = await addMember(api)
  const { id, code } = await addCode(member)
  await take(shopOrder({ email: member.account, voucherCodes: [spell(code)] }))
  expect(await stateOf(member, id)).toMatchObject({ state: 'used', code })
})

describe('vouchers of canceled orders', () => {
  const unsent = { parcels: [], complete: false }
  test.each(['cancelled', 'voided', 'refunded'] as const)(
    'the voucher of an unshipped order becomes active again if the payment is "%s", and its member is notified once',
    async (payment) => {
      const member = await addMember(api)
      const { id, code } = await addCode(member)
      const order = shopOrder({ email: member.account, voucherCodes: [code], ...unsent })
      await take(order)
      await take(order, { payment }, 60)
      await take(order, { payment }, 60)
      expect(await stateOf(member, id)).toMatchObject({ state: 'active', usedAt: null, orderId: null })
      expect((await kindsOf(member)).filter((kind) => kind === 'voucher-returned')).toHaveLength(1)
    },
  )

  test('the voucher of a shipped order stays used, even after a partial refund', async () => {
    const member = await addMember(api)
    const changes: Pick<ShopOrder, 'parcels' | 'payment'>[] = [
      { parcels: shopOrder().parcels, payment: 'cancelled' },
      { parcels: [], payment: 'partiallyRefunded' },
    ]
    for (const change of changes) {
      const { id, code } = await addCode(member)
      const order = shopOrder({ email: member.account, voucherCodes: [code], ...unsent })
      await take(order)
      await take(order, change, 60)
      expect(await stateOf(member, id)).toMatchObject({ state: 'used' })
    }
  })

  test('a returned voucher that has expired is valid for seven more days, to the end of the seventh local day', async () => {
    const member = await addMember(api)
    const { id, code } = await addCode(member, { expiresAt: new Date(now.getTime() + 1000) })
    const order = shopOrder({ email: member.account, voucherCodes: [code], placedAt: now, ...unsent })
    await take(order, { payment: 'cancelled' }, 60)
    const { expiresAt } = await stateOf(member, id)
    expect(localDate(new Date(expiresAt), 'Asia/Bangkok')).toBe('2026-11-28')
    expect(localDate(new Date(Date.parse(expiresAt) + 1), 'Asia/Bangkok')).toBe('2026-11-29')
  })

  test('a returned voucher is used again if the order is paid after all, and a voucher that the brand voided stays void', async () => {
    const member = await addMember(api)
    const { id, code } = await addCode(member)
    const order = shopOrder({ email: member.account, voucherCodes: [code], ...unsent })
    await take(order)
    await take(order, { payment: 'cancelled' }, 60)
    await take(order, { payment: 'paid' }, 120)
    expect(await stateOf(member, id)).toMatchObject({ state: 'used' })
    await db.update(vouchers).set({ state: 'void' }).where(eq(vouchers.id, id))
    await take(order, { payment: 'cancelled' }, 180)
    expect(await stateOf(member, id)).toMatchObject({ state: 'void' })
  })
})

test('a voucher becomes active again if an edit removes its code from the order', async () => {
  const member = await addMember(api)
  const { id, code } = await addCode(member)
  const order = shopOrder({ email: member.account, voucherCodes: [code] })
  await take(order)
  await take(order, { voucherCodes: [] }, 60)
  expect(await stateOf(member, id)).toMatchObject({ state: 'active' })
})

test("a voucher whose code is in another member's order is used, and the owner of the voucher does not see that order", async () => {
  const [member, other] = [await addMember(api), await addMember(api)]
  for (const email of [other.account, 'visitor@example.com', null]) {
    const { id, code } = await addCode(member)
    await take(shopOrder({ email, voucherCodes: [code] }))
    expect(await stateOf(member, id)).toMatchObject({ state: 'used', orderId: null })
  }
})

test('a test order of the shop uses no voucher', async () => {
  const member = await addMember(api)
  const { id, code } = await addCode(member)
  await take(shopOrder({ email: member.account, voucherCodes: [code], isTest: true }))
  expect(await stateOf(member, id)).toMatchObject({ state: 'active' })
})

const runs = times(500, 20)

test(
  `the final state of a voucher whose code is in two orders does not depend on the sequence of messages: ${runs} runs`,
  { timeout: 300_000 + runs * 2_000 },
  async () => {
    const message = fc.record({
      order: fc.nat({ max: 1 }),
      second: fc.nat({ max: 3 }),
      payment: fc.constantFrom('pending', 'paid', 'cancelled', 'refunded') satisfies fc.Arbitrary<
        ShopOrder['payment']
      >,
      names: fc.boolean(),
      isSent: fc.boolean(),
    })
    const property = fc.asyncProperty(
      fc
        .array(message, { minLength: 2, maxLength: 6 })
        // Uses distinct instants, because messages with the same instant are sorted by their digests, which differ
        // between runs.
        .map((messages) => messages.map((entry, index) => ({ ...entry, second: entry.second * 10 + index })))
        .chain((messages) =>
          fc.tuple(fc.constant(messages), fc.shuffledSubarray(messages, { minLength: messages.length })),
        ),
      async (arrivals) => {
        const ends: unknown[] = []
        for (const messages of arrivals) {
          const member = await addMember(api)
          const { id, code } = await addCode(member)
          const orders = [0, 1].map((minutes) =>
            shopOrder({
              email: member.account,
              shopOrderId: `${newId()}:${minutes}`,
              placedAt: new Date(now.getTime() + minutes * 60_000),
            }),
          )
          for (const { order, second, payment, names, isSent } of messages) {
            const baseOrder = orders[order] ?? shopOrder()
            const parcels = isSent ? baseOrder.parcels : []
            await take(baseOrder, { payment, parcels, voucherCodes: names ? [code] : [] }, second)
          }
          const [voucher] = await db.select().from(vouchers).where(eq(vouchers.id, id))
          ends.push([voucher?.state, voucher?.usedAt, voucher?.expiresAt])
        }
        expect(ends[0]).toEqual(ends[1])
      },
    )
    await fc.assert(property, { numRuns: runs })
  },
)

test('if two orders with the same voucher code arrive 10 times concurrently, the order that was placed first uses the voucher', async () => {
  const member = await addMember(api)
  const { id, code } = await addCode(member)
  const orders = [0, 1].map((minutes) =>
    shopOrder({
      email: member.account,
      voucherCodes: [code],
      placedAt: new Date(now.getTime() + minutes * 60_000),
    }),
  )
  await atOnce(10, (index) => take(orders[index % 2] ?? shopOrder()))
  expect(await stateOf(member, id)).toMatchObject({ state: 'used', usedAt: now.toISOString() })
})
