// Tables of orders as the shop's messages describe them, and of messages that could not be processed.
import { sql, type SQLWrapper } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { components } from '#generated/schema.d.ts'
import type { Payment, ShopItem } from '../integrations/shopOrders.ts'
import { instant } from '../store/columns.ts'

/** Whole minor units of the order's currency. */
const money = (name: string) => bigint(name, { mode: 'number' }).notNull()

/** Has a debt of coins; an index condition. */
export const isOwing = ({ owedCoins }: { owedCoins: SQLWrapper }) => sql`${owedCoins} > 0`

/** Uses vouchers; an index condition. */
export const takesCodes = ({ takenCodes }: { takenCodes: SQLWrapper }) => sql`${takenCodes} <> '{}'`

export const orders = pgTable(
  'orders',
  {
    id: text().primaryKey(),
    /** `null` for an order without a member: its row stores no items, and only makes later messages converge. */
    memberId: text('member_id'),
    shopOrderId: text('shop_order_id').notNull(),
    number: text().notNull(),
    placedAt: instant('placed_at').notNull(),
    /** Time of the last change by the shop. */
    changedAt: instant('changed_at').notNull(),
    /** Sort key of the message from which the row is; `null` in rows of earlier releases. */
    revision: text(),
    /** Last email address in a message, and the sort key of that message. */
    email: text(),
    emailRevision: text('email_revision'),
    payment: text().$type<Payment>(),
    isTest: boolean('is_test').notNull().default(false),
    /** All items have been shipped. */
    complete: boolean().notNull().default(false),
    /** True if the last message lists a parcel; parcels of orders without a member are not stored. */
    isSent: boolean('is_sent').notNull().default(false),
    state: text().$type<components['schemas']['OrderState']>().notNull(),
    currency: text().notNull(),
    items: jsonb().$type<ShopItem[]>().notNull(),
    subtotal: money('subtotal'),
    discount: money('discount'),
    shipping: money('shipping'),
    total: money('total'),
    /** Amount received so far, for an order that is paid in part. */
    received: money('received').default(0),
    /** Amount refunded for items. */
    refunded: money('refunded').default(0),
    /** Coins granted and not taken back, including owed ones; and points. */
    earnedCoins: integer('earned_coins').notNull().default(0),
    earnedPoints: integer('earned_points').notNull().default(0),
    /** Coins to take back that were spent: later earnings of orders settle them. */
    owedCoins: integer('owed_coins').notNull().default(0),
    /** References of grants, each with `:coins` and `:points` in the ledger. */
    grants: jsonb().$type<string[]>().notNull().default([]),
    /** Number of adjustments of the earnings. */
    round: integer().notNull().default(0),
    voucherCodes: jsonb('voucher_codes').$type<string[]>().notNull(),
    /** Discount of each voucher code. */
    codeAmounts: jsonb('code_amounts').$type<Record<string, number>>().notNull().default({}),
    /** Normalized codes of vouchers that the order currently uses. */
    takenCodes: text('taken_codes')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** Path of the order's page in the shop. */
    shopPath: text('shop_path'),
  },
  (table) => [
    uniqueIndex('orders_shop_order').on(table.shopOrderId),
    index('orders_member').on(table.memberId, table.placedAt, table.id),
    index('orders_owing').on(table.memberId, table.placedAt, table.id).where(isOwing(table)),
    index('orders_taken_codes').using('gin', table.takenCodes).where(takesCodes(table)),
    index('orders_ownerless')
      .on(table.changedAt)
      .where(sql`${table.memberId} is null`),
  ],
)

/**
 * Messages of the shop that could not be processed, in original form, until an operator retries them or they are
 * purged.
 */
export const deadLetters = pgTable(
  'dead_letters',
  {
    id: text().primaryKey(),
    /** SHA-256 of the body: a message that is sent again is the same dead letter. */
    bodyHash: text('body_hash').notNull(),
    /** The shop's id of the order. */
    subject: text().notNull(),
    body: text().notNull(),
    /** Name of the field or the fault, without content of the message. */
    reason: text().notNull(),
    attempts: integer().notNull().default(1),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    uniqueIndex('dead_letters_body').on(table.bodyHash),
    index('dead_letters_received').on(table.receivedAt),
  ],
)
