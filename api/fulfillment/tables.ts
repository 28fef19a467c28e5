// Stock of gifts, products of the points mall and draw prizes, and the ledger of its movements.
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../store/columns.ts'

export const stockKinds = ['gift', 'product', 'prize'] as const
export type StockKind = (typeof stockKinds)[number]

/** One row per item, created from the catalogue when a piece is first reserved. */
export const stock = pgTable(
  'stock',
  {
    kind: text({ enum: stockKinds }).notNull(),
    /** Id in the catalogue; for a prize `<draw>:<prize>`. */
    item: text().notNull(),
    /** All pieces, shipped ones included. */
    total: integer().notNull(),
    /** Pieces that members have reserved or received. */
    reserved: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.item] }),
    check('stock_reserved', sql`${table.reserved} between 0 and ${table.total}`),
  ],
)

/**
 * `opening` and `catalogue`: the total in the catalogue, at first and after it changed; `adjustment`: a change by the back office;
 * `lapse`: a claim that was not confirmed within the time limit.
 */
export const movementReasons = [
  'opening',
  'catalogue',
  'reservation',
  'cancellation',
  'lapse',
  'erasure',
  'adjustment',
] as const

/** Ledger: rows are added in the statement that changes the stock, and never updated. The deltas of an item sum to its free pieces. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: text().primaryKey(),
    kind: text({ enum: stockKinds }).notNull(),
    item: text().notNull(),
    /** Change of the free pieces. */
    delta: integer().notNull(),
    reason: text({ enum: movementReasons }).notNull(),
    /** `desk:`, `webhook:` or `job:` and a name; `null` for the member whose claim, redemption or ticket is the reference. */
    by: text(),
    /** `gift:`, `redemption:` or `draw:` and the id of the claim, redemption or ticket. It names no member. */
    reference: text(),
    at: instant('at').notNull(),
  },
  (table) => [index('stock_movements_item').on(table.kind, table.item, table.id)],
)
