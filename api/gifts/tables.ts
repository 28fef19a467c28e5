// Tables of gift claims, and of gifts that the back office allows beyond the limits.
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { components } from '#generated/schema.d.ts'
import type { StoredAddress } from '../addresses/index.ts'
import type { GiftKind } from '../catalog/gifts.ts'
import type { Step } from '../fulfillment/states.ts'
import { instant, isUnderWay } from '../store/columns.ts'

export type ClaimState = Exclude<components['schemas']['GiftState'], 'waiting'>
/** A claim in one of these states does not prevent another. */
export const undone = ['cancelled', 'expired'] as const satisfies ClaimState[]

export const giftClaims = pgTable(
  'gift_claims',
  {
    id: text().primaryKey(),
    memberId: text('member_id').notNull(),
    gift: text().notNull(),
    /** Kind that was claimed: a won gift may be of any kind in the catalog. */
    kind: text().$type<GiftKind>().notNull(),
    /** Unique per member, such as `momBirthday:2026`; free again if the claim was canceled or expired. */
    once: text().notNull(),
    babyId: text('baby_id'),
    /** Date of the birth or birthday that it was claimed for. */
    occasionDate: date('occasion_date', { mode: 'string' }),
    /** Birth date of the baby at the time of the claim, so that a later correction allows no second claim. */
    birthDate: date('birth_date', { mode: 'string' }),
    /** True if the claim exceeded a limit and used one of the member's allowances. */
    isAllowed: boolean('is_allowed').notNull().default(false),
    entitlementId: text('entitlement_id'),
    state: text().$type<ClaimState>().notNull(),
    steps: jsonb().$type<Step<ClaimState>[]>().notNull(),
    coins: integer().notNull(),
    /** Address at the time of the claim. */
    address: jsonb().$type<StoredAddress>().notNull(),
    claimedAt: instant('claimed_at').notNull(),
  },
  (table) => [
    uniqueIndex('gift_claims_once')
      .on(table.memberId, table.once)
      .where(sql`${table.state} not in ('cancelled', 'expired')`),
    index('gift_claims_member').on(table.memberId, table.id),
    index('gift_claims_under_way').on(table.id).where(isUnderWay(table)),
  ],
)

/** Gifts beyond the limits that the back office allowed a member; claims record which were used. */
export const giftAllowances = pgTable('gift_allowances', {
  memberId: text('member_id').primaryKey(),
  gifts: integer().notNull(),
})

/**
 * Free gifts that were sent to a household, by hashes without member ids; they also count after the member was erased.
 */
export const giftParcels = pgTable(
  'gift_parcels',
  {
    claimId: text('claim_id').primaryKey(),
    /** Group of gifts that share a limit: a kind of gift, or `level:` or `won:` and the gift. */
    kind: text().notNull(),
    addressHash: text('address_hash').notNull(),
    /** Hash of the house with all its flats; null in rows of earlier releases. */
    buildingHash: text('building_hash'),
    claimedAt: instant('claimed_at').notNull(),
  },
  (table) => [
    index('gift_parcels_address').on(table.addressHash),
    index('gift_parcels_building').on(table.buildingHash),
    index('gift_parcels_claimed').on(table.claimedAt),
  ],
)
