// The points mall: the product that a member saves for, and redemptions.
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

/** What a member saves for. */
export const mallWishes = pgTable('mall_wishes', {
  memberId: text('member_id').primaryKey(),
  /** The product of the catalogue. */
  product: text().notNull(),
})

type Parcel = { state: AnyPgColumn; voucherId: AnyPgColumn }

/** A parcel that nobody has yet; a condition of an index, which statements say in the same words. */
export const redemptionUnderWay = ({ state, voucherId }: Parcel) =>
  sql`${isUnderWay({ state })} and ${voucherId} is null`

/** A parcel that came back before it reached the member, who may take the coins back. */
export const redemptionReturned = ({ state, steps }: { state: AnyPgColumn; steps: AnyPgColumn }) =>
  sql`${state} = 'returned' and not ${steps} @> '[{"state":"delivered"}]'`

export const redemptions = pgTable(
  'redemptions',
  {
    id: text().primaryKey(),
    memberId: text('member_id').notNull(),
    product: text().notNull(),
    /** From 1 to the most a member may have of the product. */
    slot: smallint().notNull(),
    /** What was paid, in coins. */
    price: integer().notNull(),
    state: text({ enum: commonStates }).notNull(),
    /** Those it has had, oldest first. */
    steps: jsonb().$type<Step<CommonState>[]>().notNull(),
    /** As it was when the product was redeemed; absent for a voucher. */
    address: jsonb().$type<StoredAddress>(),
    /** What was given instead of a parcel. */
    voucherId: text('voucher_id'),
    redeemedAt: instant('redeemed_at').notNull(),
    /** When it came into its state. */
    stateAt: instant('state_at').notNull(),
  },
  (table) => [
    // What keeps a member within the product's limit, also for two requests at once.
    uniqueIndex('redemptions_slot')
      .on(table.memberId, table.product, table.slot)
      .where(sql`${table.state} <> 'cancelled'`),
    index('redemptions_member').on(table.memberId, table.id),
    index('redemptions_under_way').on(table.id).where(redemptionUnderWay(table)),
  ],
)
