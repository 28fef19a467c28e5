// Reads the ledger of stock movements, such as reservations and cancellations.
import { and, desc, eq, lt } from 'drizzle-orm'
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
