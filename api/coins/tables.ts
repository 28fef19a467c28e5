// Tables of the points mall: redemptions, and the product that a member saves for.
import { sql } from 'drizzle-orm'
import {
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import type { StoredAddress } from '../addresses/index.ts'
import { commonStates, type CommonState, type Step } from '../fulfillment/states.ts'
import { instant, isUnderWay } from '../store/columns.ts'

/** Product that a member saves for. */
export const mallWishes = pgTable('mall_wishes', {
  memberId: text('member_id').primaryKey(),
  /** Product id of the catalog. */
  product: text().notNull(),
})

type Parcel = { state: AnyPgColumn; voucherId: AnyPgColumn }

/** A parcel that has not been delivered; an index condition, which queries must contain verbatim. */
export const redemptionUnderWay = ({ state, voucherId }: Parcel) =>
  sql`${isUnderWay({ state })} and ${voucherId} is null`

/** A parcel that was returned before delivery, for which the member may get a refund. */
export const redemptionReturned = ({ state, steps }: { state: AnyPgColumn; steps: AnyPgColumn }) =>
  sql`${state} = 'returned' and not ${steps} @> '[{"state":"delivered"}]'`

export const redemptions = pgTable(
  'redemptions',
  {
    id: text().primaryKey(),
    memberId: text('member_id').notNull(),
    product: text().notNull(),
    /** From 1 to the limit per member of the product; unique, so that the limit holds. */
    slot: smallint().notNull(),
    /** Price in coins that was paid. */
    price: integer().notNull(),
    state: text({ enum: commonStates }).notNull(),
    /** States so far, oldest first. */
    steps: jsonb().$type<Step<CommonState>[]>().notNull(),
    /** Address at the time of redemption; null for a voucher. */
    address: jsonb().$type<StoredAddress>(),
    /** Voucher that was issued instead of a parcel. */
    voucherId: text('voucher_id'),
    redeemedAt: instant('redeemed_at').notNull(),
    /** Time of the last state change. */
    stateAt: instant('state_at').notNull(),
  },
  (table) => [
    // Enforces the limit per member, also for concurrent requests.
    uniqueIndex('redemptions_slot')
      .on(table.memberId, table.product, table.slot)
      .where(sql`${table.state} <> 'cancelled'`),
    index('redemptions_member').on(table.memberId, table.id),
    index('redemptions_under_way').on(table.id).where(redemptionUnderWay(table)),
  ],
)
