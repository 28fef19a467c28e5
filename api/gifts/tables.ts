// Tables of gift claims, of allowances by the back office for gifts beyond the limits, and of free gifts per household.
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { components } from '#generated/schema.d.ts'
import type { StoredAddress } from '../addresses/index.ts'
import type { GiftKind } from '../catalog/gifts.ts'
import type { Step } from '../fulfillment/states.ts'
import { addressCountry, instant, isUnderWay } from '../store/columns.ts'

export type ClaimState = Exclude<components['schemas']['GiftState'], 'waiting'>
/** States of claims that allow another claim for the same occasion or gift. */
export const undone = ['cancelled', 'expired'] as const satisfies ClaimState[]

export const giftClaims = pgTable(
  'gift_claims',
  {
    id: text().primaryKey(),
    memberId: text('member_id').notNull(),
    gift: text().notNull(),
    /** Kind of the claim. A won gift has the kind `won`, even if its kind in the catalog is another. */
    kind: text().$type<GiftKind>().notNull(),
    /**
     * Key that is unique per member, such as `momBirthday:2026`. The key can be used again if the claim was canceled or
     * expired.
     */
    once: text().notNull(),
    babyId: text('baby_id'),
    /** Date of the birth or birthday for which the gift was claimed. */
    occasionDate: date('occasion_date', { mode: 'string' }),
    /** Birth date of the baby at the time of the claim, so that a later correction allows no second claim. */
    birthDate: date('birth_date', { mode: 'string' }),
    /** True if the claim exceeded a limit and used one of the member's allowances. */
    isAllowed: boolean('is_allowed').notNull().default(false),
    entitlementId: text('entitlement_id'),
    state: text().$type<ClaimState>().notNull(),
    steps: jsonb().$type<Step<ClaimState>[]>().notNull(),
    coins: integer().notNull(),
    /** Copy of the address at the time of the claim. */
    address: jsonb().$type<StoredAddress>().notNull(),
    claimedAt: instant('claimed_at').notNull(),
  },
  (table) => [
    uniqueIndex('gift_claims_once')
      .on(table.memberId, table.once)
      .where(sql`${table.state} not in ('cancelled', 'expired')`),
    index('gift_claims_member').on(table.memberId, table.id),
    index('gift_claims_claimed').on(table.claimedAt),
    index('gift_claims_under_way').on(table.id).where(isUnderWay(table)),
    index('gift_claims_state').on(table.state, table.claimedAt, table.id),
    index('gift_claims_country').on(table.state, addressCountry(table), table.claimedAt, table.id),
    index('gift_claims_gift').on(table.state, table.gift, table.claimedAt, table.id, addressCountry(table)),
  ],
)

/**
 * Allowances: number of gifts beyond the limits that the back office has allowed each member. The column `isAllowed` of
 * a claim is true if the claim used an allowance.
 */
export const giftAllowances = pgTable('gift_allowances', {
  memberId: text('member_id').primaryKey(),
  gifts: integer().notNull(),
})

/**
 * Free gifts per household, identified by address hashes without member ids, so that the rows still count after the
 * member was erased.
 */
export const giftParcels = pgTable(
  'gift_parcels',
  {
    claimId: text('claim_id').primaryKey(),
    /**
     * Name under which the gift is counted against limits: a kind of gift, or `level:` or `won:` followed by the gift
     * id.
     */
    kind: text().notNull(),
    addressHash: text('address_hash').notNull(),
    /** Hash of the address of the house without the flat; `null` if an earlier release stored the row. */
    buildingHash: text('building_hash'),
    claimedAt: instant('claimed_at').notNull(),
  },
  (table) => [
    index('gift_parcels_address').on(table.addressHash),
    index('gift_parcels_building').on(table.buildingHash),
    index('gift_parcels_claimed').on(table.claimedAt),
  ],
)
