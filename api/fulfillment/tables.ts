// Stock of gifts, products of the points mall and draw prizes, the ledger of its movements, and parcels.
import { sql, type SQLWrapper } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { components } from '#generated/schema.d.ts'
import type { ParcelState } from '../integrations/shopOrders.ts'
import { instant } from '../store/columns.ts'

export const stockKinds = ['gift', 'product', 'prize'] as const
export type StockKind = (typeof stockKinds)[number]

/** One row per item, created from the catalog when a piece is first reserved. */
export const stock = pgTable(
  'stock',
  {
    kind: text({ enum: stockKinds }).notNull(),
    /** Id in the catalog; for a prize `<draw>:<prize>`. */
    item: text().notNull(),
    /** Total pieces, including shipped ones. */
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
 * `opening` and `catalogue`: the total in the catalog, initially and after changes; `adjustment`: a change by the back
 * office; `lapse`: a claim that was not confirmed within the time limit.
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

/**
 * Ledger of stock: rows are inserted in the statement that changes the stock, and never updated. The deltas of an item
 * sum to its free pieces.
 */
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
    /** `gift:`, `redemption:` or `draw:` and the id of the claim, redemption or ticket. It contains no member id. */
    reference: text(),
    at: instant('at').notNull(),
  },
  (table) => [index('stock_movements_item').on(table.kind, table.item, table.id)],
)

export type StoredStep = { state: ParcelState; at: string; place: string | null; note: string | null }

/** Time of the newest step, in the format of `toISOString`. */
export const newestStepAt = ({ steps }: { steps: SQLWrapper }) => sql<string>`(${steps} -> -1 ->> 'at')`

/** Neither delivered nor failed; the condition of the index. */
export const isParcelUnderway = ({ steps }: { steps: SQLWrapper }) =>
  sql<boolean>`(${steps} -> -1 ->> 'state') not in ('delivered', 'failed')`

/** Parcels of orders, redemptions and gift claims. */
export const parcels = pgTable(
  'parcels',
  {
    id: text().primaryKey(),
    memberId: text('member_id').notNull(),
    sourceKind: text('source_kind').$type<components['schemas']['ParcelSource']['kind']>().notNull(),
    /** Id of the order, redemption or claim. */
    sourceId: text('source_id').notNull(),
    /** Identifies the parcel within its source: the shop's parcel id. */
    key: text().notNull(),
    /** Order number, or a product or gift of the catalog. */
    name: text().notNull(),
    carrier: text(),
    trackingNumber: text('tracking_number'),
    trackingUrl: text('tracking_url'),
    /** Oldest first. */
    steps: jsonb().$type<StoredStep[]>().notNull(),
    /** Sort keys of an order's messages: of the last that mentions the parcel, and of the one its carrier is from. */
    mentionedIn: text('mentioned_in'),
    trackedIn: text('tracked_in'),
    /** True if the last message of its order mentions the parcel. */
    isListed: boolean('is_listed').notNull().default(true),
  },
  (table) => [
    uniqueIndex('parcels_source').on(table.sourceKind, table.sourceId, table.key),
    index('parcels_member').on(table.memberId),
    index('parcels_underway').on(table.memberId, newestStepAt(table)).where(isParcelUnderway(table)),
  ],
)
