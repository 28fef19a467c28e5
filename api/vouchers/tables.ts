// Tables of referral codes, referrals and referral payments.
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../store/columns.ts'

/** A member's referral code, created once. A member who registers with it is their friend. */
export const referralCodes = pgTable(
  'referral_codes',
  {
    memberId: text('member_id').primaryKey(),
    code: text().notNull(),
  },
  (table) => [uniqueIndex('referral_codes_code').on(table.code)],
)

/** A friend who registered with a member's code. */
export const referrals = pgTable(
  'referrals',
  {
    id: text().primaryKey(),
    advocateId: text('advocate_id').notNull(),
    friendId: text('friend_id').notNull(),
    joinedAt: instant('joined_at').notNull(),
    /** Time of the reward to both members. */
    rewardedAt: instant('rewarded_at'),
    /** Time at which the referral was settled without a reward for the advocate. */
    notCountedAt: instant('not_counted_at'),
    /** Null if the yearly limit of the advocate was reached; then only the friend was rewarded. */
    notCountedReason: text('not_counted_reason').$type<'PAID_BEFORE'>(),
  },
  (table) => [
    // One advocate for each friend.
    uniqueIndex('referrals_friend').on(table.friendId),
    index('referrals_advocate').on(table.advocateId, table.id),
    index('referrals_rewarded')
      .on(table.advocateId)
      .where(sql`${table.rewardedAt} is not null`),
  ],
)

/**
 * Hashes of email addresses and phones for which a referral reward was paid, without the member id. They are retained after the account is
 * deleted, so that a friend who registers again is paid for once in 365 days.
 */
export const referralPayments = pgTable(
  'referral_payments',
  {
    accountHash: text('account_hash').primaryKey(),
    paidAt: instant('paid_at').notNull(),
  },
  (table) => [index('referral_payments_paid').on(table.paidAt)],
)

/** Number of friends for whom a member was rewarded in a year of the member's time zone; not affected by deleted friends. */
export const referralYears = pgTable(
  'referral_years',
  {
    memberId: text('member_id').notNull(),
    year: integer().notNull(),
    rewarded: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.year] })],
)
