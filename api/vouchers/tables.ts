// Tables of referral codes, referrals and referral payments.
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../store/columns.ts'

/**
 * Referral code of a member (the advocate), created once. Members who register with the code are friends of the
 * advocate.
 */
export const referralCodes = pgTable(
  'referral_codes',
  {
    memberId: text('member_id').primaryKey(),
    code: text().notNull(),
    /** True if people who open the link see the first name of the member. */
    showsName: boolean('shows_name').notNull().default(false),
  },
  (table) => [uniqueIndex('referral_codes_code').on(table.code)],
)

/** Referral: a friend who registered with the referral code of an advocate. */
export const referrals = pgTable(
  'referrals',
  {
    id: text().primaryKey(),
    advocateId: text('advocate_id').notNull(),
    friendId: text('friend_id').notNull(),
    joinedAt: instant('joined_at').notNull(),
    /** Time at which both the friend and the advocate were rewarded. */
    rewardedAt: instant('rewarded_at'),
    /** Time at which it was decided that the advocate is not rewarded for the friend. */
    notCountedAt: instant('not_counted_at'),
    /**
     * Reason for which the advocate was not rewarded. Null if the advocate had reached the yearly limit; in that case
     * the friend was rewarded.
     */
    notCountedReason: text('not_counted_reason').$type<'PAID_BEFORE'>(),
  },
  (table) => [
    // Each friend has at most one advocate.
    uniqueIndex('referrals_friend').on(table.friendId),
    index('referrals_advocate').on(table.advocateId, table.id),
    index('referrals_rewarded')
      .on(table.advocateId)
      .where(sql`${table.rewardedAt} is not null`),
  ],
)

/**
 * Hashes of email addresses and phones for which a referral reward was paid, without the member id. They are retained
 * after the account is deleted, so that only one reward in 365 days is paid for a friend who registers again.
 */
export const referralPayments = pgTable(
  'referral_payments',
  {
    accountHash: text('account_hash').primaryKey(),
    paidAt: instant('paid_at').notNull(),
  },
  (table) => [index('referral_payments_paid').on(table.paidAt)],
)

/**
 * Number of friends for whom a member was rewarded in a calendar year of the member's time zone. The number does not
 * decrease when friends are deleted.
 */
export const referralYears = pgTable(
  'referral_years',
  {
    memberId: text('member_id').notNull(),
    year: integer().notNull(),
    rewarded: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.year] })],
)
