// Tables of the second factor: its state, recovery codes, unconfirmed setups, and sign-ins that wait for the second factor.
import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#api/store/columns.ts'
import type { FirstFactor } from './firstFactor.ts'

/** The second factor is on if the member has a row. */
export const secondFactors = pgTable('second_factors', {
  memberId: text('member_id').primaryKey(),
  turnedOnAt: instant('turned_on_at').notNull(),
  /** Base32 secret of the authenticator app. Null if the member uses passkeys alone. */
  secret: text(),
  /** The 30-second step of the last accepted code, which prevents replays. */
  lastStep: bigint('last_step', { mode: 'number' }),
  /** Number of wrong codes until `failures_until`, across all tickets of the member. */
  failures: integer().notNull().default(0),
  failuresUntil: instant('failures_until'),
})

/** A row is deleted when its code is used. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    /** SHA-256 of a code of 80 random bits. */
    codeHash: text('code_hash').primaryKey(),
    memberId: text('member_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('recovery_codes_member').on(table.memberId)],
)

/** Latest secret that the member has not confirmed with a code yet. */
export const authenticatorSetups = pgTable(
  'authenticator_setups',
  {
    memberId: text('member_id').primaryKey(),
    /** The session that started the setup; no other one can confirm it. */
    sessionId: text('session_id').notNull(),
    secret: text().notNull(),
    tries: integer().notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('authenticator_setups_expires').on(table.expiresAt)],
)

/** Sign-ins that passed the first factor. */
export const secondFactorTickets = pgTable(
  'second_factor_tickets',
  {
    /** SHA-256 of the ticket. */
    ticketHash: text('ticket_hash').primaryKey(),
    memberId: text('member_id').notNull(),
    /** SHA-256 of the `Browser-Id` of the sign-in; the ticket is only accepted from this browser. */
    browserHash: text('browser_hash').notNull(),
    firstFactor: text('first_factor').$type<FirstFactor>().notNull(),
    /** The sign-in cancels the deletion of the account. */
    reopens: boolean().notNull(),
    /** Hash of the ticket of another service, whose account is connected when the sign-in completes. */
    socialTicketHash: text('social_ticket_hash'),
    tries: integer().notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('second_factor_tickets_member').on(table.memberId),
    index('second_factor_tickets_expires').on(table.expiresAt),
  ],
)
