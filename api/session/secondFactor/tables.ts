// Tables of the second factor: its state, recovery codes, setups that wait for a code, and sign-ins that wait for the second factor.
import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#api/store/columns.ts'
import type { FirstFactor } from './firstFactor.ts'

/** A member's second factor is on while there is a row. */
export const secondFactors = pgTable('second_factors', {
  memberId: text('member_id').primaryKey(),
  turnedOnAt: instant('turned_on_at').notNull(),
  /** Base32 secret of the authenticator app. Null if the member uses passkeys alone. */
  secret: text(),
  /** The 30-second step of the last accepted code: no code works twice. */
  lastStep: bigint('last_step', { mode: 'number' }),
  /** Wrong codes until `failures_until`, over all tickets of the member. */
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

/** The newest secret that the member has not confirmed by a code yet. */
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

/** Sign-ins whose first factor was right. */
export const secondFactorTickets = pgTable(
  'second_factor_tickets',
  {
    /** SHA-256 of the ticket. */
    ticketHash: text('ticket_hash').primaryKey(),
    memberId: text('member_id').notNull(),
    /** SHA-256 of the name of the browser that gave the first factor, which alone can use the ticket. */
    browserHash: text('browser_hash').notNull(),
    firstFactor: text('first_factor').$type<FirstFactor>().notNull(),
    /** The sign-in reopens an account that is being deleted. */
    reopens: boolean().notNull(),
    /** The ticket of another service whose account is bound when the sign-in is finished. */
    socialTicketHash: text('social_ticket_hash'),
    tries: integer().notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('second_factor_tickets_member').on(table.memberId),
    index('second_factor_tickets_expires').on(table.expiresAt),
  ],
)
