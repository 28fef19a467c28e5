// Reads the ledger of stock movements, such as reservations and cancellations.
import { and, desc, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm'
import { firstIdAt } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import type { StockItem } from './stock.ts'
import { stockMovements } from './tables.ts'

type Page = { before?: string | undefined; limit: number }

/** @returns a page of the stock movements of an item, newest first */
export const movementsOf = async (db: Database, { kind, item }: StockItem, { before, limit }: Page) =>
  await db
    .select()
    .from(stockMovements)
    .where(
      and(
        eq(stockMovements.kind, kind),
        eq(stockMovements.item, item),
        before === undefined ? undefined : lt(stockMovements.id, before),
      ),
    )
    .orderBy(desc(stockMovements.id))
    .limit(limit)

/** Causes that use a piece, or make a used piece free again. */
const uses = ['reservation', 'cancellation', 'lapse', 'erasure'] as const

/** @returns the number of pieces of each item that were used since the time, minus pieces that became free again */
export async function usedSince(db: Database, since: Date) {
  return await db
    .select({
      kind: stockMovements.kind,
      item: stockMovements.item,
      used: sql<number>`-sum(${stockMovements.delta})::integer`,
    })
    .from(stockMovements)
    .where(
      and(
        // Ids increase with time, so the primary key finds the rows.
        gt(stockMovements.id, firstIdAt(since.getTime())),
        gte(stockMovements.at, since),
        inArray(stockMovements.reason, [...uses]),
      ),
    )
    .groupBy(stockMovements.kind, stockMovements.item)
}
