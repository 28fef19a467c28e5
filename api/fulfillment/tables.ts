// Tables of parcels, of the stock of gifts, mall products and draw prizes, and of stock movements.
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

/** Stock of each item. The row of an item is created, with the total of the catalog, before its stock first changes. */
export const stock = pgTable(
  'stock',
  {
    kind: text({ enum: stockKinds }).notNull(),
    /** Catalog id of the gift or product; `<draw>:<prize>` for a prize. */
    item: text().notNull(),
    /** Total number of units, including shipped units. */
    total: integer().notNull(),
    /** Number of units that are reserved for members or were shipped to members. */
    reserved: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.item] }),
    check('stock_reserved', sql`${table.reserved} between 0 and ${table.total}`),
  ],
)

/**
 * Reasons of stock movements. `opening`: initial total of the catalog; `catalogue`: changed total of the catalog;
 * `adjustment`: change by the back office; `lapse`: claim that was not confirmed within the time limit.
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
 * Ledger of stock movements. The statement that changes the stock inserts the row, which is never updated. The deltas
 * of an item sum to its available units.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: text().primaryKey(),
    kind: text({ enum: stockKinds }).notNull(),
    item: text().notNull(),
    /** Change in the number of available units. */
    delta: integer().notNull(),
    reason: text({ enum: movementReasons }).notNull(),
    /** Reason that a staff member gave for an adjustment. */
    note: text(),
    /**
     * Actor: `desk:`, `staff:`, `webhook:` or `job:`, followed by a name or an id. `null` if the actor is the member to whom the claim,
     * redemption or ticket in the reference belongs.
     */
    by: text(),
    /**
     * Cause of the movement: `gift:`, `redemption:` or `draw:`, followed by the id of the claim, redemption or ticket.
     * The reference contains no member id.
     */
    reference: text(),
    at: instant('at').notNull(),
  },
  (table) => [index('stock_movements_item').on(table.kind, table.item, table.id)],
)

export type StoredStep = { state: ParcelState; at: string; place: string | null; note: string | null }

/** Returns SQL for the time of the newest step, in the format of `toISOString`. */
export const newestStepAt = ({ steps }: { steps: SQLWrapper }) => sql<string>`(${steps} -> -1 ->> 'at')`

/** Selects parcels that are neither delivered nor failed; also the condition of the index `parcels_underway`. */
export const isParcelUnderway = ({ steps }: { steps: SQLWrapper }) =>
  sql<boolean>`(${steps} -> -1 ->> 'state') not in ('delivered', 'failed')`

/** Parcels of orders, redemptions and gift claims. */
export const parcels = pgTable(
  'parcels',
  {
    id: text().primaryKey(),
    memberId: text('member_id').notNull(),
    sourceKind: text('source_kind').$type<components['schemas']['ParcelSource']['kind']>().notNull(),
    /** Id of the order, redemption or gift claim. */
    sourceId: text('source_id').notNull(),
    /** Identifies the parcel within its order, redemption or claim: the shop's parcel id, or `only`. */
    key: text().notNull(),
    /** Order number, or catalog id of the product or gift. */
    name: text().notNull(),
    carrier: text(),
    trackingNumber: text('tracking_number'),
    trackingUrl: text('tracking_url'),
    /** Steps of the parcel, oldest first. */
    steps: jsonb().$type<StoredStep[]>().notNull(),
    /**
     * Sort keys of two messages of the shop. `mentionedIn`: the last message that contains the parcel. `trackedIn`: the
     * message from which the stored carrier and tracking number come.
     */
    mentionedIn: text('mentioned_in'),
    trackedIn: text('tracked_in'),
    /** True if the newest message of the shop about the order contains the parcel. */
    isListed: boolean('is_listed').notNull().default(true),
  },
  (table) => [
    uniqueIndex('parcels_source').on(table.sourceKind, table.sourceId, table.key),
    index('parcels_member').on(table.memberId),
    index('parcels_underway').on(table.memberId, newestStepAt(table)).where(isParcelUnderway(table)),
  ],
)
