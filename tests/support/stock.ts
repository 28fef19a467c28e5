// Sets the stock of items in tests, and compares it with the ledger of its movements.
import { and, eq, sql } from 'drizzle-orm'
import { changeStock, openStock, type StockItem } from '#api/fulfillment/stock.ts'
import { stock } from '#api/fulfillment/tables.ts'
import type { Database } from '#api/store/store.ts'

const at = new Date('2026-11-01T00:00:00Z')

/** @returns the row of the item; `undefined` before its first reservation */
export async function stockRow(db: Database, { kind, item }: StockItem) {
  const [row] = await db
    .select({ total: stock.total, reserved: stock.reserved })
    .from(stock)
    .where(and(eq(stock.kind, kind), eq(stock.item, item)))
  return row
}

/** Sets the number of available units of the item. If the item already has a row, adds an adjustment movement. */
export async function setFreePieces(db: Database, item: StockItem, free: number) {
  await openStock(db, { ...item, total: free }, at)
  const { total = 0, reserved = 0 } = (await stockRow(db, item)) ?? {}
  const count = free - (total - reserved)
  if (count !== 0) await changeStock(db, { ...item, total, count }, { by: 'test', at })
}

/** @returns the items whose movements do not add up to their available units */
export async function unbalancedStock(db: Database) {
  const { rows } = await db.execute<{ kind: string; item: string; free: number; moved: number }>(sql`
    select kind, item, coalesce(free, 0)::int as free, coalesce(moved, 0)::int as moved
      from (select kind, item, total - reserved as free from stock) counted
      full join (select kind, item, sum(delta) as moved from stock_movements group by kind, item) ledger using (kind, item)
     where free is distinct from moved`)
  return rows
}
