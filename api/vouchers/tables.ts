// The codes that members invite friends with, and the friends they brought.
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../store/columns.ts'

/** A member's own code, made once: whoever registers with it is their friend. */
export const referralCodes = pgTable(
  'referral_codes',
  {
    memberId: text('member_id').primaryKey(),
    code: text().notNull(),
  },
  (table) => [uniqueIndex('referral_codes_code').on(table.code)],
)

/** A friend who came by a member's code. */
export const referrals = pgTable(
  'referrals',
  {
    id: text().primaryKey(),
    advocateId: text('advocate_id').notNull(),
    friendId: text('friend_id').notNull(),
    joinedAt: instant('joined_at').notNull(),
    /** When both got their reward, once. */
    rewardedAt: instant('rewarded_at'),
    /** When the friend did not count for the advocate. */
    notCountedAt: instant('not_counted_at'),
    /** Null if the advocate had been rewarded for as many friends as a year allows: then the friend alone was rewarded. */
    notCountedReason: text('not_counted_reason').$type<'PAID_BEFORE'>(),
  },
  (table) => [
    // One advocate a friend.
    uniqueIndex('referrals_friend').on(table.friendId),
    index('referrals_advocate').on(table.advocateId, table.id),
    index('referrals_rewarded')
      .on(table.advocateId)
      .where(sql`${table.rewardedAt} is not null`),
  ],
)

/**
 * Email addresses and phones for which a friend's reward was paid, as hashes without the member's id: they outlive the account, so
 * that a friend who leaves and joins again is paid for once in 365 days.
 */
export const referralPayments = pgTable(
  'referral_payments',
  {
    accountHash: text('account_hash').primaryKey(),
    paidAt: instant('paid_at').notNull(),
  },
  (table) => [index('referral_payments_paid').on(table.paidAt)],
)

/** For how many friends a member was rewarded in a year of their own calendar: it outlives friends who leave. */
export const referralYears = pgTable(
  'referral_years',
  {
    memberId: text('member_id').notNull(),
    year: integer().notNull(),
    rewarded: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.year] })],
)
