// Tables of the ledger, which records every movement of coins and points. Postings are append-only. Triggers in the
// migrations reject changes of postings. They also reject transactions that do not consist of two postings in one
// currency with the sum zero.
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { instant } from '../store/columns.ts'

// Conditions of partial indexes. Queries must contain them verbatim, because PostgreSQL uses a partial index in a
// generic plan only if the condition does not depend on a parameter.
export const memberSide = ({ side }: { side: AnyPgColumn }) => sql`${side} = 1`
export const unspent = ({ remaining }: { remaining: AnyPgColumn }) => sql`${remaining} > 0`

const amount = () => bigint({ mode: 'number' })
const kinds = ['grant', 'spend', 'expiry', 'reversal'] as const

/**
 * An account of a member in one currency, or an account of the house for one purpose. A member's account stores its
 * balance, so that reading it needs no sum. House accounts store no balance, because a shared row would be a
 * bottleneck. The account of an erased member has neither member nor purpose.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: text().primaryKey(),
    currency: text({ enum: ['coins', 'points'] }).notNull(),
    memberId: text('member_id'),
    purpose: text(),
    balance: amount(),
  },
  (table) => [
    uniqueIndex('ledger_accounts_member').on(table.memberId, table.currency),
    check('ledger_accounts_owner', sql`${table.memberId} is null or ${table.purpose} is null`),
    check('ledger_accounts_kept', sql`(${table.balance} is null) = (${table.purpose} is not null)`),
    check('ledger_accounts_balance', sql`${table.balance} >= 0`),
  ],
)

export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: text().primaryKey(),
    kind: text({ enum: kinds }).notNull(),
    /**
     * SHA-256 of the caller's reference. The reference is hashed because it may contain a member id, and the row is
     * stored after the erasure of the member.
     */
    referenceHash: text('reference_hash').notNull(),
    occurredAt: instant('occurred_at').notNull(),
    /**
     * Subject as `topic:slug` of a catalog entry. Must contain no personal data, because the row is stored after the
     * erasure of the member.
     */
    subject: text(),
  },
  (table) => [
    uniqueIndex('ledger_transactions_reference').on(table.referenceHash),
    check('ledger_transactions_subject', sql`${table.subject} ~ '^[a-z_]{1,32}:[a-z0-9-]{1,64}$'`),
  ],
)

/**
 * The two postings of each transaction: side 1 belongs to the member, side 2 to the house. The primary key prevents a
 * third posting. The member's side duplicates kind and time of the transaction and stores the resulting balance.
 * History pages, monthly sums and yearly points are therefore read from an index.
 */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    transactionId: text('transaction_id')
      .notNull()
      .references(() => ledgerTransactions.id),
    side: smallint().notNull(),
    // No foreign key, because it would lock the house row for every posting. The trigger checks the account instead.
    accountId: text('account_id').notNull(),
    amount: amount().notNull(),
    kind: text({ enum: kinds }),
    occurredAt: instant('occurred_at'),
    /** Balance of the member's account after the posting. */
    balance: amount(),
    /**
     * Calendar year, in the member's time zone, in which points were gained or lost. Null for coins, and in older rows,
     * whose year is the year in UTC.
     */
    year: smallint(),
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.side] }),
    index('ledger_postings_account').on(table.accountId, table.transactionId),
    index('ledger_postings_kind')
      .on(table.accountId, table.kind, table.transactionId)
      .where(memberSide(table)),
    index('ledger_postings_time')
      .on(table.accountId, table.occurredAt, table.transactionId)
      .where(memberSide(table)),
    // Finds the postings of a day for the figures of the back office. A block range index is small and cheap to write,
    // because postings are appended in chronological order.
    index('ledger_postings_day').using('brin', table.occurredAt).with({ autosummarize: true }),
    check('ledger_postings_side', sql`${table.side} in (1, 2)`),
    check('ledger_postings_amount', sql`${table.amount} <> 0`),
  ],
)

/**
 * A lot contains coins that expire together. A grant creates one lot. Coins that the brand returns get a separate lot
 * with the `transaction_id` of their grant, so that a later refund of the order finds them.
 */
export const ledgerLots = pgTable(
  'ledger_lots',
  {
    id: text().primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => ledgerAccounts.id),
    /** Ledger transaction that granted the coins of the lot. */
    transactionId: text('transaction_id')
      .notNull()
      .references(() => ledgerTransactions.id),
    /** Reversal that returned the coins; null in the first lot of the grant. */
    returnedBy: text('returned_by'),
    granted: amount().notNull(),
    remaining: amount().notNull(),
    /** Last day on which the coins are valid, in the member's time zone. */
    expiresOn: date('expires_on', { mode: 'string' }).notNull(),
    /**
     * Last instant of that day in the member's time zone. Null in rows that earlier releases stored, which expire at
     * the end of that day in UTC.
     */
    expiresAt: instant('expires_at'),
  },
  (table) => [
    index('ledger_lots_account').on(table.accountId, table.expiresOn, table.id).where(unspent(table)),
    index('ledger_lots_expires').on(table.expiresOn, table.accountId).where(unspent(table)),
    // Allows one lot of the grant itself, and one lot for each reversal that returned coins of the grant.
    uniqueIndex('ledger_lots_grant').on(table.transactionId, sql`coalesce(${table.returnedBy}, '')`),
    index('ledger_lots_returned')
      .on(table.returnedBy)
      .where(sql`${table.returnedBy} is not null`),
    check('ledger_lots_remaining', sql`${table.remaining} between 0 and ${table.granted}`),
  ],
)

/**
 * Changes of lots by transactions: coins that were taken from a lot, or returned to it. A reversal reverses exactly
 * these changes.
 */
export const ledgerLotUses = pgTable(
  'ledger_lot_uses',
  {
    transactionId: text('transaction_id')
      .notNull()
      .references(() => ledgerTransactions.id),
    lotId: text('lot_id')
      .notNull()
      .references(() => ledgerLots.id),
    /** Change of the coins in the lot; negative if coins were taken. */
    amount: amount().notNull(),
  },
  (table) => [primaryKey({ columns: [table.transactionId, table.lotId] })],
)
