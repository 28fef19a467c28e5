// Counts how many units of a product a member has bought in the shop.
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../store/store.ts'
import { orders } from './tables.ts'

/** @param names all names that the product may have in the shop */
export async function piecesBought(
  db: Database,
  memberId: string,
  names: readonly string[],
): Promise<number> {
  const { items, state } = orders
  const rows = await db
    .select({ items })
    .from(orders)
    .where(and(eq(orders.memberId, memberId), inArray(state, ['paid', 'shipped', 'delivered'])))
  return rows
    .flatMap((row) => row.items)
    .filter(({ name }) => names.includes(name))
    .reduce((sum, { quantity }) => sum + quantity, 0)
}
