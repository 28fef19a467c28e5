// Handles operations on orders and their parcels.
import { and, desc, eq, lt, or } from 'drizzle-orm'
import { logisticsOf, parcelsOf } from '../fulfillment/parcels.ts'
import type { Handlers } from '../http/operation.ts'
import { page } from '../http/paging.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import type { Database } from '../store/store.ts'
import { shownOrder, shownSummary } from './serializers.ts'
import { orders as table } from './tables.ts'

export const orders: Handlers<'orders'> = {
  async listOrders({ db, member: { id: memberId }, query: { cursor, limit } }) {
    const rows = await db
      .select()
      .from(table)
      .where(and(eq(table.memberId, memberId), await olderThan(db, memberId, cursor)))
      .orderBy(desc(table.placedAt), desc(table.id))
      .limit(limit + 1)
    const { items, nextCursor } = page(rows, limit)
    return { items: items.map(shownSummary), nextCursor }
  },

  async getOrder({ db, member, language, path: { id } }) {
    const order = await orderOf(db, member.id, id)
    const parcels = await parcelsOf(db, 'order', [id])
    return shownOrder(order, parcels.get(id) ?? [], language)
  },

  async getLogistics({ db, member, language, path: { id } }) {
    return await logisticsOf(db, member.id, { id, language })
  },
}

async function orderOf(db: Database, memberId: string, id: string) {
  const [order] = await db
    .select()
    .from(table)
    .where(and(eq(table.id, id), eq(table.memberId, memberId)))
  return order ?? refuse('NOT_FOUND')
}

/**
 * Returns the SQL condition for orders after the cursor. Compares the times at which orders were placed, because
 * messages about old orders may arrive late. No order matches if the cursor is unknown or belongs to another member.
 */
async function olderThan(db: Database, memberId: string, cursor: string | undefined) {
  if (cursor === undefined) return undefined
  const [last] = await db
    .select({ placedAt: table.placedAt })
    .from(table)
    .where(and(eq(table.id, cursor), eq(table.memberId, memberId)))
  const placedAt = last?.placedAt ?? new Date(0)
  return or(lt(table.placedAt, placedAt), and(eq(table.placedAt, placedAt), lt(table.id, cursor)))
}
