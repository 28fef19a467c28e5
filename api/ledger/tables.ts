// The ledger: every coin and point that ever moved. Postings are only ever added; triggers in the migrations refuse
// anything else, and refuse a transaction whose postings are not two that sum to zero in one currency.
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

// Conditions of partial indexes. Statements say them in the same words: PostgreSQL plans a prepared statement once only
// where it need not know a value to see that an index serves it.
export const memberSide = ({ side }: { side: AnyPgColumn }) => sql`${side} = 1`
export const unspent = ({ remaining }: { remaining: AnyPgColumn }) => sql`${remaining} > 0`

const amount = () => bigint({ mode: 'number' })
const kinds = ['grant', 'spend', 'expiry', 'reversal'] as const

/**
 * A member's account of one currency, or the house's for one purpose. A member's keeps its balance, so that reading it
 * sums nothing; the house's keeps none, so that no row is written by everybody. An erased member's has neither owner.
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
    /** SHA-256 of the caller's reference, which may hold a member's id: the ledger outlives the member. */
    referenceHash: text('reference_hash').notNull(),
    occurredAt: instant('occurred_at').notNull(),
    /** What it was about, as the catalogue names it: `topic:slug`. Never anything of a person's: it outlives the member. */
    subject: text(),
  },
  (table) => [
    uniqueIndex('ledger_transactions_reference').on(table.referenceHash),
    check('ledger_transactions_subject', sql`${table.subject} ~ '^[a-z_]{1,32}:[a-z0-9-]{1,64}$'`),
  ],
)

/**
 * Side 1 is the member's, side 2 the house's: the key leaves no room for a third. The member's side says again what kind
 * of transaction it is and when it was, and the balance it left: a page of the history, a month's sums and a year's
 * points are then read from an index, however long the history.
 */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    transactionId: text('transaction_id')
      .notNull()
      .references(() => ledgerTransactions.id),
    side: smallint().notNull(),
    // No foreign key: it would lock the house's row for every posting. The trigger looks the account up instead.
    accountId: text('account_id').notNull(),
    amount: amount().notNull(),
    kind: text({ enum: kinds }),
    occurredAt: instant('occurred_at'),
    /** The member's balance after it. */
    balance: amount(),
    /** Year of the member's calendar in which points were gained or lost. Null for coins and in older rows, which count by UTC. */
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
    check('ledger_postings_side', sql`${table.side} in (1, 2)`),
    check('ledger_postings_amount', sql`${table.amount} <> 0`),
  ],
)

/**
 * Coins that expire together. A grant makes one lot. Coins that the brand gives back are in a lot of their own, with the same
 * `transaction_id`: whoever takes back what an order gave finds them by its grant.
 */
export const ledgerLots = pgTable(
  'ledger_lots',
  {
    id: text().primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => ledgerAccounts.id),
    /** The grant. */
    transactionId: text('transaction_id')
      .notNull()
      .references(() => ledgerTransactions.id),
    /** The reversal that gave them back; null in the grant's first lot. */
    returnedBy: text('returned_by'),
    granted: amount().notNull(),
    remaining: amount().notNull(),
    /** The last day, as the member sees it. */
    expiresOn: date('expires_on', { mode: 'string' }).notNull(),
    /** The end of that day where the member lives. Null in rows of earlier releases, which end with the day in UTC. */
    expiresAt: instant('expires_at'),
  },
  (table) => [
    index('ledger_lots_account').on(table.accountId, table.expiresOn, table.id).where(unspent(table)),
    index('ledger_lots_expires').on(table.expiresOn, table.accountId).where(unspent(table)),
    // One lot of the grant itself, and one of each reversal that gave coins of it back.
    uniqueIndex('ledger_lots_grant').on(table.transactionId, sql`coalesce(${table.returnedBy}, '')`),
    index('ledger_lots_returned')
      .on(table.returnedBy)
      .where(sql`${table.returnedBy} is not null`),
    check('ledger_lots_remaining', sql`${table.remaining} between 0 and ${table.granted}`),
  ],
)

/** What a transaction took from a lot, or gave back to it: a reversal undoes exactly this. */
export const ledgerLotUses = pgTable(
  'ledger_lot_uses',
  {
    transactionId: text('transaction_id')
      .notNull()
      .references(() => ledgerTransactions.id),
    lotId: text('lot_id')
      .notNull()
      .references(() => ledgerLots.id),
    /** Negative when taken. */
    amount: amount().notNull(),
  },
  (table) => [primaryKey({ columns: [table.transactionId, table.lotId] })],
)
