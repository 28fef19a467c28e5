// Orders as the shop's messages describe them, and messages that could not be processed.
import { sql, type SQLWrapper } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { components } from '#generated/schema.d.ts'
import type { Payment, ShopItem } from '../integrations/shopOrders.ts'
import { instant } from '../store/columns.ts'

/** Whole minor units of the order's currency. */
const money = (name: string) => bigint(name, { mode: 'number' }).notNull()

/** Coins should go back and were spent. As the index has it. */
export const isOwing = ({ owedCoins }: { owedCoins: SQLWrapper }) => sql`${owedCoins} > 0`

/** Takes vouchers. As the index has it. */
export const takesCodes = ({ takenCodes }: { takenCodes: SQLWrapper }) => sql`${takenCodes} <> '{}'`

export const orders = pgTable(
  'orders',
  {
    id: text().primaryKey(),
    /** `null` for an order of no member: its row keeps no items, and only makes later messages converge. */
    memberId: text('member_id'),
    shopOrderId: text('shop_order_id').notNull(),
    number: text().notNull(),
    placedAt: instant('placed_at').notNull(),
    /** When the shop changed it last. */
    changedAt: instant('changed_at').notNull(),
    /** Sort key of the message that the row is made of; `null` for rows of before it was stored. */
    revision: text(),
    /** The last address that a message named, and the sort key of that message. */
    email: text(),
    emailRevision: text('email_revision'),
    payment: text().$type<Payment>(),
    isTest: boolean('is_test').notNull().default(false),
    /** All of it has been sent. */
    complete: boolean().notNull().default(false),
    /** The last message lists a parcel; parcels of orders of no member are not stored. */
    isSent: boolean('is_sent').notNull().default(false),
    state: text().$type<components['schemas']['OrderState']>().notNull(),
    currency: text().notNull(),
    items: jsonb().$type<ShopItem[]>().notNull(),
    subtotal: money('subtotal'),
    discount: money('discount'),
    shipping: money('shipping'),
    total: money('total'),
    /** Money that has arrived so far, of an order that is paid in part. */
    received: money('received').default(0),
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
    /** The codes of vouchers that the order takes as it is now, in their normal form. */
    takenCodes: text('taken_codes')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** Its page in the shop. */
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

/** The shop's messages that could not be processed, as they arrived, until an operator retries them or they are purged. */
export const deadLetters = pgTable(
  'dead_letters',
  {
    id: text().primaryKey(),
    /** SHA-256 of the body: a message that is sent again is the same letter. */
    bodyHash: text('body_hash').notNull(),
    /** The shop's id of the order. */
    subject: text().notNull(),
    body: text().notNull(),
    /** Names the field or the fault; it quotes nothing of the message. */
    reason: text().notNull(),
    attempts: integer().notNull().default(1),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    uniqueIndex('dead_letters_body').on(table.bodyHash),
    index('dead_letters_received').on(table.receivedAt),
  ],
)
