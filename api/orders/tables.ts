// Tables of orders as the shop's messages describe them, and of messages that could not be processed.
import { sql, type SQLWrapper } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { components } from '#generated/schema.d.ts'
import type { Payment, ShopItem } from '../integrations/shopOrders.ts'
import { instant } from '../store/columns.ts'

/** Amount column in whole minor units of the order's currency. */
const money = (name: string) => bigint(name, { mode: 'number' }).notNull()

/** Condition of a partial index of the orders with a debt of coins. */
export const isOwing = ({ owedCoins }: { owedCoins: SQLWrapper }) => sql`${owedCoins} > 0`

/** Condition of a partial index of the orders that use vouchers. */
export const takesCodes = ({ takenCodes }: { takenCodes: SQLWrapper }) => sql`${takenCodes} <> '{}'`

export const orders = pgTable(
  'orders',
  {
    id: text().primaryKey(),
    /**
     * Owner of the order; `null` for an order without a member. Such a row stores no items and only serves to merge
     * later messages.
     */
    memberId: text('member_id'),
    /** Time at which staff assigned the order to its member; messages of the shop do not change the owner afterwards. */
    assignedAt: instant('assigned_at'),
    shopOrderId: text('shop_order_id').notNull(),
    number: text().notNull(),
    placedAt: instant('placed_at').notNull(),
    /** Time of the last change of the order in the shop. */
    changedAt: instant('changed_at').notNull(),
    /** Sort key of the message that set the content of the row; `null` if an earlier release stored the row. */
    revision: text(),
    /** Email address of the latest message that has one, and the sort key of that message. */
    email: text(),
    emailRevision: text('email_revision'),
    payment: text().$type<Payment>(),
    isTest: boolean('is_test').notNull().default(false),
    /** True if all items of the order have been shipped. */
    complete: boolean().notNull().default(false),
    /**
     * True if the latest message contains a parcel. This flag is needed because parcels of orders without a member are
     * not stored.
     */
    isSent: boolean('is_sent').notNull().default(false),
    state: text().$type<components['schemas']['OrderState']>().notNull(),
    currency: text().notNull(),
    items: jsonb().$type<ShopItem[]>().notNull(),
    subtotal: money('subtotal'),
    discount: money('discount'),
    shipping: money('shipping'),
    total: money('total'),
    /** Amount that the shop has received so far, for a partially paid order. */
    received: money('received').default(0),
    /** Amount that was refunded for items of the order. */
    refunded: money('refunded').default(0),
    /** Coins and points that the order earned and that were not taken back. The coins include owed coins. */
    earnedCoins: integer('earned_coins').notNull().default(0),
    earnedPoints: integer('earned_points').notNull().default(0),
    /**
     * Owed coins: coins to take back that the member had already spent. Coins that later orders earn settle this debt.
     */
    owedCoins: integer('owed_coins').notNull().default(0),
    /**
     * References of the order's grants. The ledger stores the coins and points of a grant under the reference with the
     * suffix `:coins` or `:points`.
     */
    grants: jsonb().$type<string[]>().notNull().default([]),
    /** Number of times that the earned coins and points were adjusted. */
    round: integer().notNull().default(0),
    voucherCodes: jsonb('voucher_codes').$type<string[]>().notNull(),
    /** Discount on the order by each voucher, keyed by voucher code. */
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
    index('orders_number').on(table.number),
    index('orders_member').on(table.memberId, table.placedAt, table.id),
    index('orders_owing').on(table.memberId, table.placedAt, table.id).where(isOwing(table)),
    index('orders_taken_codes').using('gin', table.takenCodes).where(takesCodes(table)),
    index('orders_ownerless')
      .on(table.changedAt)
      .where(sql`${table.memberId} is null`),
  ],
)

/**
 * Original messages of the shop that could not be processed. They are stored until an operator retries them or they are
 * purged.
 */
export const deadLetters = pgTable(
  'dead_letters',
  {
    id: text().primaryKey(),
    /** SHA-256 of the body, so that a message that the shop sends again belongs to the same dead letter. */
    bodyHash: text('body_hash').notNull(),
    /** Id of the order in the shop. */
    subject: text().notNull(),
    body: text().notNull(),
    /** Name of the unreadable field or of the error, without content of the message. */
    reason: text().notNull(),
    attempts: integer().notNull().default(1),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    uniqueIndex('dead_letters_body').on(table.bodyHash),
    index('dead_letters_received').on(table.receivedAt),
  ],
)
