// Tests that a refund for a member with thousands of orders needs no more SQL statements than for a member with few
// orders.
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { measurement, times } from '#tests/support/measurements.ts'
import { addMember } from '#tests/support/members.ts'
import { shopOrder } from '#tests/support/shopOrders.ts'
import { watchStatements } from '#tests/support/statements.ts'
import { balances, spend } from '../ledger/ledger.ts'
import { newId } from '../store/id.ts'
import { upsertOrder } from './upsertOrder.ts'

const api = await testApi()
const { db } = api.store
const now = api.clock.now

/**
 * Adds a member with many orders that earned two coins each. The member has spent all coins except those of the last
 * order.
 */
async function addBuyer(orders: number) {
  const member = await addMember(api)
  const two = { email: member.account, parcels: [], subtotal: 7_000, discount: 0, total: 7_000 }
  const first = shopOrder(two)
  await upsertOrder(db, first, { now })
  for (let count = 1; count < orders; count += 1) await upsertOrder(db, shopOrder(two), { now })
  const amount = 2 * (orders - 1)
  await spend(db, { memberId: member.uid, amount, purpose: 'mall', reference: newId(), occurredAt: now })
  return { member, first }
}

async function refund({ member, first }: Awaited<ReturnType<typeof addBuyer>>) {
  const changedAt = new Date(now.getTime() + 60_000)
  const message = { ...first, payment: 'refunded', refunded: 7_000, changedAt } as const
  let statements = 0
  const stop = watchStatements(() => void (statements += 1))
  await upsertOrder(db, message, { now }).finally(stop)
  const startedAt = performance.now()
  await upsertOrder(db, { ...message, changedNanoseconds: 1, payment: 'paid', refunded: 0 }, { now })
  await upsertOrder(db, { ...message, changedNanoseconds: 2 }, { now })
  return { statements, ms: (performance.now() - startedAt) / 2, left: await balances(db, member.uid, now) }
}

const many = times(10_000, 200)

test(
  `a refund of one of ${many} orders takes no more SQL statements than a refund of one of 5 orders`,
  { timeout: 300_000 + many * 200 },
  async () => {
    const few = await refund(await addBuyer(5))
    const thousands = await refund(await addBuyer(many))
    expect(thousands.statements).toBeLessThanOrEqual(few.statements)
    expect(thousands.left.coins).toBe(0)
    measurement(
      '3. Refund',
      `refund of one of ${many} orders after the coins were spent: ${thousands.ms.toFixed(0)} ms, ${thousands.statements} statements`,
    )
  },
)
