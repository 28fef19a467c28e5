// Tests on a database that the shop's messages about one order, in any sequence of arrival, result in the coins, points
// and vouchers of the merged order record. Members spend no coins during these tests; debts.test.ts covers spending.
import * as fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { measurement, times } from '#tests/support/measurements.ts'
import { giveVoucher } from '#tests/support/give.ts'
import { addMember, type TestMember } from '#tests/support/members.ts'
import { historiesOf } from '#tests/support/orderMessages.ts'
import type { ShopOrder } from '../integrations/shopOrders.ts'
import { balances } from '../ledger/ledger.ts'
import { vouchers } from '../rewards/tables.ts'
import { newId } from '../store/id.ts'
import { shopCode } from '../vouchers/rules.ts'
import { nextOrder, type OrderRecord } from './nextOrder.ts'
import { hubCodes } from './orderRecords.ts'
import { rewardFor, takesVouchers } from './rules.ts'
import { orders } from './tables.ts'
import { upsertOrder } from './upsertOrder.ts'

const api = await testApi()
const { db } = api.store
const now = api.clock.now

/** Placeholders for email addresses and voucher codes in a generated history. */
const placeholders = {
  emails: ['first@example.com', 'second@example.com', 'visitor@example.com', null],
  codes: ['one', 'two'],
}
type Person = { member: TestMember; code: string; voucherId: string }

async function addPerson(): Promise<Person> {
  const member = await addMember(api)
  const voucherId = await giveVoucher(api, member)
  const code = shopCode()
  await db.update(vouchers).set({ code }).where(eq(vouchers.id, voucherId))
  return { member, code, voucherId }
}

/**
 * Replaces placeholders in a message with the data of new members. Writes one of the voucher codes in lower case with a
 * leading space.
 */
const retold =
  ([first, second]: readonly [Person, Person], shopOrderId: string) =>
  (message: ShopOrder) => ({
    ...message,
    shopOrderId,
    email:
      message.email === 'first@example.com'
        ? first.member.account.toUpperCase()
        : message.email === 'second@example.com'
          ? second.member.account
          : message.email,
    voucherCodes: message.voucherCodes.map((name) =>
      name === 'one' ? ` ${first.code.toLowerCase()}` : second.code,
    ),
  })

function expectedOf(record: OrderRecord, people: readonly Person[]) {
  const owner = people.find(({ member }) => member.account === record.email?.address?.toLowerCase())
  const reward = rewardFor(record.content, now)
  const usedCodes = takesVouchers(record.content) ? hubCodes(record.content) : []
  return people.map((person) => ({
    ...(person === owner ? reward : { coins: 0, points: 0 }),
    voucher: usedCodes.includes(person.code) ? 'used' : 'active',
  }))
}

const actualOf = (people: readonly Person[]) =>
  Promise.all(
    people.map(async ({ member, voucherId }) => {
      const { coins, points } = await balances(db, member.uid, now)
      const [voucher] = await db.select().from(vouchers).where(eq(vouchers.id, voucherId))
      return { coins, points, voucher: voucher?.state }
    }),
  )

const runs = times(1_000, 60)

test(
  `the coins and vouchers of an order match its merged record, for ${runs} random sequences of messages`,
  { timeout: 300_000 + runs * 2_000 },
  async () => {
    let messages = 0
    const property = fc.asyncProperty(historiesOf(placeholders), async (history) => {
      const people = [await addPerson(), await addPerson()] as const
      const tell = retold(people, newId())
      for (const message of history.arrivals) await upsertOrder(db, tell(message), { now })
      const record = history.messages.map(tell).reduce<OrderRecord | undefined>(nextOrder, undefined)
      if (!record) throw new Error('History has no message.')
      expect(await actualOf(people)).toEqual(expectedOf(record, people))
      messages += history.arrivals.length
    })
    await fc.assert(property, { numRuns: runs })
    measurement(
      '3. Model run',
      `${runs} random histories of orders with ${messages} messages in any sequence: no difference from the merged record`,
    )
  },
)

test('after 30 concurrent messages about an order, its coins and vouchers match its merged record', async () => {
  const history = historiesOf(placeholders)
  for (const { messages } of fc.sample(history, { numRuns: times(50, 5), seed: 7 })) {
    const people = [await addPerson(), await addPerson()] as const
    const shopOrderId = newId()
    const retoldMessages = messages.map(retold(people, shopOrderId))
    const arrivals = Array.from(
      { length: 30 },
      (_, index) => retoldMessages[index % retoldMessages.length],
    ).filter((message) => message !== undefined)
    await Promise.all(arrivals.map((message) => upsertOrder(db, message, { now })))
    const record = retoldMessages.reduce<OrderRecord | undefined>(nextOrder, undefined)
    if (!record) throw new Error('History has no message.')
    expect(await actualOf(people)).toEqual(expectedOf(record, people))
    expect(await db.select().from(orders).where(eq(orders.shopOrderId, shopOrderId))).toHaveLength(1)
  }
})
