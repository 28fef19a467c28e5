// Members' orders, as the shop told of them, and the parcels they came in.
import { bigint, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
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
    voucherCodes: jsonb('voucher_codes').$type<string[]>().notNull(),
  },
  (table) => [
    uniqueIndex('orders_shop_order').on(table.shopOrderId),
    index('orders_member').on(table.memberId, table.placedAt, table.id),
  ],
)

export type StoredStep = { state: ParcelState; at: string; place: string | null; note: string | null }

export const orderParcels = pgTable(
  'order_parcels',
  {
    id: text().primaryKey(),
    orderId: text('order_id').notNull(),
    memberId: text('member_id').notNull(),
    shopParcelId: text('shop_parcel_id').notNull(),
    carrier: text(),
    trackingNumber: text('tracking_number'),
    trackingUrl: text('tracking_url'),
    /** Oldest first. */
    steps: jsonb().$type<StoredStep[]>().notNull(),
  },
  (table) => [
    uniqueIndex('order_parcels_shop_parcel').on(table.orderId, table.shopParcelId),
    index('order_parcels_member').on(table.memberId),
  ],
)
