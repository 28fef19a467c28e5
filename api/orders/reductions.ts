// Reads the discounts that vouchers gave on a member's orders.
import { and, eq, gte, lt, notInArray } from 'drizzle-orm'
import type { Database } from '../store/store.ts'
import { normalCode } from '../vouchers/index.ts'
import { orders } from './tables.ts'

/**
 * Returns the discounts on the member's active orders that were placed within a period. The period includes its start
 * and excludes its end.
 */
export async function reductionsOf(db: Database, memberId: string, [from, to]: [from: Date, to: Date]) {
  const rows = await db
    .select({ orderId: orders.id, currency: orders.currency, codeAmounts: orders.codeAmounts })
    .from(orders)
    .where(
      and(
        eq(orders.memberId, memberId),
        gte(orders.placedAt, from),
        lt(orders.placedAt, to),
        notInArray(orders.state, ['cancelled', 'refunded']),
      ),
    )
  return rows.map(({ codeAmounts, ...row }) => ({ ...row, codeAmounts: byNormalCode(codeAmounts) }))
}

const byNormalCode = (amounts: Record<string, number>) =>
  new Map(Object.entries(amounts).map(([code, amount]) => [normalCode(code) ?? code, amount]))
