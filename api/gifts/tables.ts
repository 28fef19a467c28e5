// Claims of gifts, and gifts that the back office allows beyond the limits.
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { components } from '#generated/schema.d.ts'
import type { StoredAddress } from '../addresses/index.ts'
import type { GiftKind } from '../catalog/gifts.ts'
import type { Step } from '../fulfillment/states.ts'
import { instant, isUnderWay } from '../store/columns.ts'

export type ClaimState = Exclude<components['schemas']['GiftState'], 'waiting'>
/** A claim in one of these states leaves room for another. */
export const undone = ['cancelled', 'expired'] as const satisfies ClaimState[]

export const giftClaims = pgTable(
  'gift_claims',
  {
    id: text().primaryKey(),
    memberId: text('member_id').notNull(),
    gift: text().notNull(),
    /** What it was claimed for: a gift that was won may be of any kind in the catalogue. */
    kind: text().$type<GiftKind>().notNull(),
    /** What can be had once, such as `momBirthday:2026`; free again where the claim came to nothing. */
    once: text().notNull(),
    babyId: text('baby_id'),
    /** The birth or birthday it was claimed for. */
    occasionDate: date('occasion_date', { mode: 'string' }),
    /** Of the baby, as it was then: what is said of a baby later makes no second one of a birth. */
    birthDate: date('birth_date', { mode: 'string' }),
    /** Beyond a limit: it used one of the member's allowances. */
    isAllowed: boolean('is_allowed').notNull().default(false),
    entitlementId: text('entitlement_id'),
    state: text().$type<ClaimState>().notNull(),
    steps: jsonb().$type<Step<ClaimState>[]>().notNull(),
    coins: integer().notNull(),
    /** As it was when the gift was claimed. */
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

/** Gifts beyond the limits that the back office allowed a member; claims say which were used. */
export const giftAllowances = pgTable('gift_allowances', {
  memberId: text('member_id').primaryKey(),
  gifts: integer().notNull(),
})

/** Free gifts sent to a household, by hashes that name no member: they count also after the member was erased. */
export const giftParcels = pgTable(
  'gift_parcels',
  {
    claimId: text('claim_id').primaryKey(),
    /** Group of gifts that share a limit: a kind of gift, or `level:` or `won:` and the gift. */
    kind: text().notNull(),
    addressHash: text('address_hash').notNull(),
    /** The house with all its flats; null in rows that an earlier release wrote. */
    buildingHash: text('building_hash'),
    claimedAt: instant('claimed_at').notNull(),
  },
  (table) => [
    index('gift_parcels_address').on(table.addressHash),
    index('gift_parcels_building').on(table.buildingHash),
    index('gift_parcels_claimed').on(table.claimedAt),
  ],
)
