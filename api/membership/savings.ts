// Sums the discounts that a member got on this year's orders with vouchers that were granted as level benefits
// (rights).
import type { components } from '#generated/schema.d.ts'
import { startOfDate, yearOf } from '../locale/calendar.ts'
import { reductionsOf } from '../orders/index.ts'
import type { Member } from '../members/member.ts'
import type { Database } from '../store/store.ts'
import { usedVouchersOf } from '../vouchers/index.ts'
import { nextYear } from './rights.ts'

export async function savingsOf(
  db: Database,
  { id, timeZone }: Member,
  now: Date,
): Promise<components['schemas']['RightSavings']> {
  const year = yearOf(now, timeZone)
  const from = startOfDate(`${year}-01-01`, timeZone)
  const orders = await reductionsOf(db, id, [from, nextYear(now, timeZone)])
  const used = await usedVouchersOf(db, id, 'right')
  const saved = used.flatMap(({ code, orderId }) => {
    const order = orders.find((candidate) => candidate.orderId === orderId)
    return order && code !== null
      ? [{ currency: order.currency, amount: order.codeAmounts.get(code) ?? 0 }]
      : []
  })
  const sums = new Map<string, number>()
  for (const { currency, amount } of saved) sums.set(currency, (sums.get(currency) ?? 0) + amount)
  const amounts = Array.from(sums, ([currency, amount]) => ({ amount, currency }))
  return { year, amounts: amounts.filter(({ amount }) => amount > 0), vouchers: saved.length }
}
