// Tables of the points mall: redemptions, and the product that a member saves for.
import { isNotNull, isNull, sql } from 'drizzle-orm'
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
import { addressCountry, instant, isUnderWay } from '../store/columns.ts'

/** Product that a member saves for. */
export const mallWishes = pgTable(
  'mall_wishes',
  {
    memberId: text('member_id').primaryKey(),
    /** Product id of the catalog. */
    product: text().notNull(),
    /** Time since which the member waits for a sold-out product; null if the product was never sold out. */
    soldOutAt: instant('sold_out_at'),
  },
  (table) => [
    index('mall_wishes_available').on(table.product, table.memberId).where(isNull(table.soldOutAt)),
    index('mall_wishes_sold_out')
      .on(table.product, table.soldOutAt, table.memberId)
      .where(isNotNull(table.soldOutAt)),
  ],
)

type Parcel = { state: AnyPgColumn; voucherId: AnyPgColumn }

/**
 * Selects redemptions whose parcel has not been delivered. The partial index has the same condition. A query can use
 * this index only if it contains the condition verbatim.
 */
export const redemptionUnderWay = ({ state, voucherId }: Parcel) =>
  sql`${isUnderWay({ state })} and ${voucherId} is null`

/** Selects redemptions whose parcel was returned before delivery, for which the member can get a refund. */
export const redemptionReturned = ({ state, steps }: { state: AnyPgColumn; steps: AnyPgColumn }) =>
  sql`${state} = 'returned' and not ${steps} @> '[{"state":"delivered"}]'`

/** Selects redemptions that are sent as a parcel; also the condition of the indexes of parcels. */
export const isParcel = ({ voucherId }: { voucherId: AnyPgColumn }) => sql`${voucherId} is null`

export const redemptions = pgTable(
  'redemptions',
  {
    id: text().primaryKey(),
    memberId: text('member_id').notNull(),
    product: text().notNull(),
    /**
     * Number from 1 to the product's limit per member. The unique index on member, product and this column enforces the
     * limit.
     */
    slot: smallint().notNull(),
    /** Price that the member paid, in coins. */
    price: integer().notNull(),
    state: text({ enum: commonStates }).notNull(),
    /** States that the redemption has reached, each with its time, oldest first. */
    steps: jsonb().$type<Step<CommonState>[]>().notNull(),
    /** Copy of the address at the time of the redemption; `null` for a voucher. */
    address: jsonb().$type<StoredAddress>(),
    /** Voucher that was issued instead of a parcel. */
    voucherId: text('voucher_id'),
    redeemedAt: instant('redeemed_at').notNull(),
    /** Time of the last state change. */
    stateAt: instant('state_at').notNull(),
  },
  (table) => [
    // Enforces the limit of redemptions per member and product, even for concurrent requests.
    uniqueIndex('redemptions_slot')
      .on(table.memberId, table.product, table.slot)
      .where(sql`${table.state} <> 'cancelled'`),
    index('redemptions_member').on(table.memberId, table.id),
    index('redemptions_redeemed').on(table.redeemedAt),
    index('redemptions_under_way').on(table.id).where(redemptionUnderWay(table)),
    index('redemptions_state').on(table.state, table.redeemedAt, table.id).where(isParcel(table)),
    index('redemptions_country')
      .on(table.state, addressCountry(table), table.redeemedAt, table.id)
      .where(isParcel(table)),
    index('redemptions_product')
      .on(table.state, table.product, table.redeemedAt, table.id, addressCountry(table))
      .where(isParcel(table)),
  ],
)
