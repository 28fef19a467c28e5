// Tables of vouchers, gift entitlements, stopped parcels, draw tickets and task prizes.
import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import type { components } from '#generated/schema.d.ts'
import type { VoucherType } from '../catalog/vouchers.ts'
import { instant } from '../store/columns.ts'

/**
 * Condition for vouchers that were neither used nor voided. Contains no parameters, so that queries can use the partial
 * index `vouchers_ending`.
 */
export const isOpen = ({ state }: { state: AnyPgColumn }) => sql`${state} in ('active', 'reserved')`

/** A voucher of a member. */
export const vouchers = pgTable(
  'vouchers',
  {
    id: text().primaryKey(),
    memberId: text('member_id').notNull(),
    /** Id of the voucher in the catalog. */
    voucher: text().notNull(),
    /**
     * Value, conditions and texts of the voucher in the version of the catalog in which it was granted; later versions
     * do not change them. Null in rows that earlier releases stored, to which the current version applies.
     */
    terms: jsonb().$type<VoucherType>(),
    /** Source of the grant, such as `draw` or `welcome`. */
    source: text().notNull(),
    /** Reference that identifies the grant. A second grant with the same reference has no effect. */
    reference: text().notNull(),
    /**
     * Stored state of the voucher. It is not updated when the voucher or its reservation expires, because both are
     * calculated from `expiresAt` and `reservedUntil`.
     */
    state: text({ enum: ['active', 'reserved', 'used', 'void'] })
      .notNull()
      .default('active'),
    /** Code for the shop, created at the first reservation; it does not change afterwards. */
    code: text(),
    reservedUntil: instant('reserved_until'),
    /** Time of the order that used the voucher. */
    usedAt: instant('used_at'),
    /** Id of the order that used the voucher. `isOwnOrder` is false if another customer used the code. */
    usedFor: text('used_for'),
    isOwnOrder: boolean('is_own_order').notNull().default(true),
    grantedAt: instant('granted_at').notNull(),
    /** Last instant at which the voucher can be used. */
    expiresAt: instant('expires_at').notNull(),
    /**
     * Last day of the voucher, which ends at `expiresAt`. Null in rows that earlier releases stored, in which vouchers
     * expire in the middle of a day.
     */
    lastDay: date('last_day', { mode: 'string' }),
  },
  (table) => [
    uniqueIndex('vouchers_reference').on(table.reference),
    uniqueIndex('vouchers_code').on(table.code),
    index('vouchers_member').on(table.memberId, table.expiresAt, table.id),
    index('vouchers_granted').on(table.grantedAt),
    index('vouchers_ending').on(table.expiresAt, table.id).where(isOpen(table)),
    index('vouchers_used')
      .on(table.usedAt)
      .where(sql`${table.usedAt} is not null`),
    index('vouchers_without_last_day')
      .on(table.id)
      .where(sql`${table.lastDay} is null`),
  ],
)

/** A gift that was won or given and waits for a claim with an address. */
export const giftEntitlements = pgTable(
  'gift_entitlements',
  {
    id: text().primaryKey(),
    memberId: text('member_id').notNull(),
    /** Id of the gift in the catalog. */
    gift: text().notNull(),
    /** Source of the entitlement, such as `draw` or `campaign`. */
    source: text().notNull(),
    /** Reference that identifies the entitlement. A second entitlement with the same reference has no effect. */
    reference: text().notNull(),
    givenAt: instant('given_at').notNull(),
    claimedAt: instant('claimed_at'),
  },
  (table) => [
    uniqueIndex('gift_entitlements_reference').on(table.reference),
    index('gift_entitlements_member').on(table.memberId, table.id),
    index('gift_entitlements_given').on(table.givenAt),
    index('gift_entitlements_waiting')
      .on(table.memberId, table.id)
      .where(sql`${table.claimedAt} is null`),
  ],
)

/**
 * Parcels that the warehouse must not ship. Rows contain no member id, because they are retained after the erasure of
 * the member.
 */
export const stoppedParcels = pgTable(
  'stopped_parcels',
  {
    /** Id of the claim or redemption whose parcel must not be shipped. */
    id: text().primaryKey(),
    kind: text({ enum: ['gift', 'redemption'] }).notNull(),
    /** Id of the gift or product in the catalog. */
    thing: text().notNull(),
    stoppedAt: instant('stopped_at').notNull(),
    /** Time at which the warehouse confirmed that it does not ship the parcel. */
    seenAt: instant('seen_at'),
  },
  (table) => [
    index('stopped_parcels_unseen')
      .on(table.id)
      .where(sql`${table.seenAt} is null`),
    index('stopped_parcels_stopped').on(table.stoppedAt),
  ],
)

/** Tickets of a draw. Tickets are granted once for each reference, and each ticket can be used once. */
export const drawTickets = pgTable(
  'draw_tickets',
  {
    id: text().primaryKey(),
    memberId: text('member_id').notNull(),
    /** Id of the draw in the catalog. */
    draw: text().notNull(),
    /** Reference that identifies the grant; unique together with `number`. */
    reference: text().notNull(),
    /** Index of the ticket among the tickets that were granted with the same reference. */
    number: integer().notNull(),
    grantedAt: instant('granted_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    uniqueIndex('draw_tickets_reference').on(table.reference, table.number),
    index('draw_tickets_member').on(table.memberId),
    index('draw_tickets_unused')
      .on(table.memberId, table.draw, table.id)
      .where(sql`${table.usedAt} is null`),
  ],
)

/** Prizes of tasks that members claimed. The primary key prevents a second claim. */
export const taskPrizes = pgTable(
  'task_prizes',
  {
    memberId: text('member_id').notNull(),
    task: text().$type<components['schemas']['TaskName']>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.task] })],
)
