// Tables of the second factor: its state, recovery codes, unconfirmed setups, and sign-ins that wait for the second
// factor.
import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#api/store/columns.ts'
import type { FirstFactor } from './firstFactor.ts'

/** Second factor of a member, which is on if a row exists. */
export const secondFactors = pgTable('second_factors', {
  memberId: text('member_id').primaryKey(),
  turnedOnAt: instant('turned_on_at').notNull(),
  /** Base32 secret of the authenticator app. Null if the member uses passkeys alone. */
  secret: text(),
  /** Time step (of 30 seconds) of the last accepted code. It is stored so that no code can be used twice. */
  lastStep: bigint('last_step', { mode: 'number' }),
  /** Number of wrong codes for the member, across all tickets. It is reset after `failures_until`. */
  failures: integer().notNull().default(0),
  failuresUntil: instant('failures_until'),
})

/** Unused recovery codes. A row is deleted when its code is used. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    /** SHA-256 of a recovery code of 80 random bits. */
    codeHash: text('code_hash').primaryKey(),
    memberId: text('member_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('recovery_codes_member').on(table.memberId)],
)

/** Setups of authenticator apps: the latest secret of each member that the member has not confirmed with a code yet. */
export const authenticatorSetups = pgTable(
  'authenticator_setups',
  {
    memberId: text('member_id').primaryKey(),
    /** Session that started the setup. The app cannot be confirmed in another session. */
    sessionId: text('session_id').notNull(),
    secret: text().notNull(),
    tries: integer().notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('authenticator_setups_expires').on(table.expiresAt)],
)

/** Sign-ins that passed the first factor and wait for the second factor. */
export const secondFactorTickets = pgTable(
  'second_factor_tickets',
  {
    /** SHA-256 of the ticket with which the sign-in continues. */
    ticketHash: text('ticket_hash').primaryKey(),
    memberId: text('member_id').notNull(),
    /** SHA-256 of the `Browser-Id` of the sign-in; the ticket is only accepted from this browser. */
    browserHash: text('browser_hash').notNull(),
    firstFactor: text('first_factor').$type<FirstFactor>().notNull(),
    /** True if the sign-in cancels the deletion of the account. */
    reopens: boolean().notNull(),
    /**
     * Hash of the ticket of a social sign-in (`social_tickets`). Its Google, Facebook or Apple account is connected to
     * the member when the sign-in completes.
     */
    socialTicketHash: text('social_ticket_hash'),
    tries: integer().notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('second_factor_tickets_member').on(table.memberId),
    index('second_factor_tickets_expires').on(table.expiresAt),
  ],
)
