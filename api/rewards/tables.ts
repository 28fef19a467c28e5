// Holds the tables of what members were given: vouchers, gifts that wait to be claimed, and tickets of draws.
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../store/columns.ts'

/** A voucher that a member holds. */
export const vouchers = pgTable(
  'vouchers',
  {
    id: text().primaryKey(),
    memberId: text('member_id').notNull(),
    /** The voucher of the catalogue: what it is worth and where. */
    voucher: text().notNull(),
    /** Who gave it, such as `draw` or `welcome`. */
    source: text().notNull(),
    /** What it was given for: a second grant under it gives nothing. */
    reference: text().notNull(),
    /** Expiry is no state: it is read from `expiresAt`, as the end of a reservation is from `reservedUntil`. */
    state: text({ enum: ['active', 'reserved', 'used', 'void'] })
      .notNull()
      .default('active'),
    /** What the shop takes; made when the voucher is first reserved, then kept. */
    code: text(),
    reservedUntil: instant('reserved_until'),
    /** When the order that used it was placed. */
    usedAt: instant('used_at'),
    /** The id of the order that used it, and whether that order is the member's: a code may be used by somebody else. */
    usedFor: text('used_for'),
    isOwnOrder: boolean('is_own_order').notNull().default(true),
    grantedAt: instant('granted_at').notNull(),
    /** The last instant on which it can be used. */
    expiresAt: instant('expires_at').notNull(),
    /** The date that `expiresAt` ends; null in rows of releases that ended vouchers in the middle of a day. */
    lastDay: date('last_day', { mode: 'string' }),
  },
  (table) => [
    uniqueIndex('vouchers_reference').on(table.reference),
    uniqueIndex('vouchers_code').on(table.code),
    index('vouchers_member').on(table.memberId, table.expiresAt, table.id),
    index('vouchers_without_last_day')
      .on(table.id)
      .where(sql`${table.lastDay} is null`),
  ],
)

/** A gift that was won or given and waits to be claimed with an address. */
export const giftEntitlements = pgTable(
  'gift_entitlements',
  {
    id: text().primaryKey(),
    memberId: text('member_id').notNull(),
    /** The gift of the catalogue. */
    gift: text().notNull(),
    /** Who gave it, such as `draw` or `campaign`. */
    source: text().notNull(),
    /** What it was given for: a second one under it is none. */
    reference: text().notNull(),
    givenAt: instant('given_at').notNull(),
    claimedAt: instant('claimed_at'),
  },
  (table) => [
    uniqueIndex('gift_entitlements_reference').on(table.reference),
    index('gift_entitlements_member').on(table.memberId, table.id),
    index('gift_entitlements_waiting')
      .on(table.memberId, table.id)
      .where(sql`${table.claimedAt} is null`),
  ],
)

/** Parcels that the warehouse must not send any more. A row names no member: it stays after the member was erased. */
export const stoppedParcels = pgTable(
  'stopped_parcels',
  {
    /** Id of the claim or the redemption. */
    id: text().primaryKey(),
    kind: text({ enum: ['gift', 'redemption'] }).notNull(),
    /** The gift or product of the catalogue. */
    thing: text().notNull(),
    stoppedAt: instant('stopped_at').notNull(),
    /** When the warehouse confirmed the stop. */
    seenAt: instant('seen_at'),
  },
  (table) => [
    index('stopped_parcels_unseen')
      .on(table.id)
      .where(sql`${table.seenAt} is null`),
    index('stopped_parcels_stopped').on(table.stoppedAt),
  ],
)

/** Tickets of a draw, given once for each reference and used one at a time. */
export const drawTickets = pgTable(
  'draw_tickets',
  {
    id: text().primaryKey(),
    memberId: text('member_id').notNull(),
    /** The draw of the catalogue. */
    draw: text().notNull(),
    /** What they were given for; with `number` it is given once. */
    reference: text().notNull(),
    /** Its place among the tickets of its reference. */
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
