// Members' orders, as the shop told of them, and parcels: of orders, of what was redeemed, and of gifts.
import { sql, type SQLWrapper } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { components } from '../../generated/schema.d.ts'
import type { ParcelState, ShopItem } from '../integrations/shopOrders.ts'
import { instant } from '../store/columns.ts'

/** Whole minor units of the order's currency. */
const money = (name: string) => bigint(name, { mode: 'number' }).notNull()

export const orders = pgTable(
  'orders',
  {
    id: text().primaryKey(),
    memberId: text('member_id').notNull(),
    shopOrderId: text('shop_order_id').notNull(),
    number: text().notNull(),
    placedAt: instant('placed_at').notNull(),
    /** When the shop changed it last: what it told earlier and arrives later is left aside. */
    changedAt: instant('changed_at').notNull(),
    state: text().$type<components['schemas']['OrderState']>().notNull(),
    currency: text().notNull(),
    items: jsonb().$type<ShopItem[]>().notNull(),
    subtotal: money('subtotal'),
    discount: money('discount'),
    shipping: money('shipping'),
    total: money('total'),
    /** Of the items: what the shop has given back. */
    refunded: money('refunded').default(0),
    /** Coins it has given and not taken back, those that are owed included; and its points. */
    earnedCoins: integer('earned_coins').notNull().default(0),
    earnedPoints: integer('earned_points').notNull().default(0),
    /** Coins that should go back and were spent: taken from what orders give, once it is there. */
    owedCoins: integer('owed_coins').notNull().default(0),
    /** References of what it gave, each `:coins` and `:points` of the ledger. */
    grants: jsonb().$type<string[]>().notNull().default([]),
    /** How often what it earned was set right. */
    round: integer().notNull().default(0),
    voucherCodes: jsonb('voucher_codes').$type<string[]>().notNull(),
    /** What each of these codes took off. */
    codeAmounts: jsonb('code_amounts').$type<Record<string, number>>().notNull().default({}),
    /** Its page in the shop. */
    shopPath: text('shop_path'),
  },
  (table) => [
    uniqueIndex('orders_shop_order').on(table.shopOrderId),
    index('orders_member').on(table.memberId, table.placedAt, table.id),
  ],
)

export type StoredStep = { state: ParcelState; at: string; place: string | null; note: string | null }

/** When its newest step was, as `toISOString` writes it. */
export const toldAt = ({ steps }: { steps: SQLWrapper }) => sql<string>`(${steps} -> -1 ->> 'at')`

/** Neither there nor lost. As the index has it. */
export const isUnderway = ({ steps }: { steps: SQLWrapper }) =>
  sql<boolean>`(${steps} -> -1 ->> 'state') not in ('delivered', 'failed')`

export const parcels = pgTable(
  'parcels',
  {
    id: text().primaryKey(),
    memberId: text('member_id').notNull(),
    sourceKind: text('source_kind').$type<components['schemas']['ParcelSource']['kind']>().notNull(),
    /** The order's, the redemption's or the claim's id. */
    sourceId: text('source_id').notNull(),
    /** What parts it from the source's other parcels: the shop's id of it. */
    key: text().notNull(),
    /** What the source is called: an order's number, a product or gift of the catalogue. */
    name: text().notNull(),
    carrier: text(),
    trackingNumber: text('tracking_number'),
    trackingUrl: text('tracking_url'),
    /** Oldest first. */
    steps: jsonb().$type<StoredStep[]>().notNull(),
  },
  (table) => [
    uniqueIndex('parcels_source').on(table.sourceKind, table.sourceId, table.key),
    index('parcels_member').on(table.memberId),
    index('parcels_underway').on(table.memberId, toldAt(table)).where(isUnderway(table)),
  ],
)
