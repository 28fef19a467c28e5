// Holds the tables of what members agreed to, their sessions, and the codes and links sent to them.
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { components } from '#generated/schema.d.ts'
import type { Account } from '../members/account.ts'
import { instant } from '../store/columns.ts'

/** What a consent may be for. */
export const consentPurposes = [
  'membership',
  'babyData',
  'marketingMail',
  'marketingPhone',
  'tracking',
] as const

/** Append-only, which triggers enforce: the newest row of a purpose counts. Rows are deleted with their member alone. */
export const consents = pgTable(
  'consents',
  {
    /** Tells which of two is newer, where both were given at the same instant. */
    number: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: text('member_id').notNull(),
    purpose: text({ enum: consentPurposes }).notNull(),
    countryCode: text('country_code').notNull(),
    policyVersion: text('policy_version').notNull(),
    granted: boolean().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('consents_member').on(table.memberId, table.purpose, table.number)],
)

export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    memberId: text('member_id').notNull(),
    /** SHA-256 of the token: a copy of the database opens no session. */
    tokenHash: text('token_hash').notNull(),
    /** Browser and system, and the country, as far as the sign-in told. */
    device: text(),
    countryCode: text('country_code'),
    /** SHA-256 of the name of the browser window that signed in, where it proved the account itself. */
    browserHash: text('browser_hash'),
    createdAt: instant('created_at').notNull(),
    /** 14 days after it was used last, and no later than 20 days after sign-in. */
    expiresAt: instant('expires_at').notNull(),
    /** When the member proved last, in this session, that it is they. */
    provenAt: instant('proven_at'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    uniqueIndex('sessions_token').on(table.tokenHash),
    index('sessions_member').on(table.memberId, table.id),
    index('sessions_expires').on(table.expiresAt),
  ],
)

/**
 * Purposes of codes and tickets. `link` proves a member before another service is bound. `review` is a ticket only: after a recovery it
 * removes the member's other account.
 */
export type CodePurpose = components['schemas']['CodePurpose'] | 'link' | 'review'

/** One row for each account, purpose and browser: a resend replaces the code and keeps the count of failures. */
export const verifyCodes = pgTable(
  'verify_codes',
  {
    account: text().$type<Account>().notNull(),
    purpose: text().$type<CodePurpose>().notNull(),
    /** SHA-256 of the name of the browser that asked, which alone can use the code, or use up its tries. */
    browserHash: text('browser_hash').notNull(),
    codeHash: text('code_hash').notNull(),
    tries: integer().notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** The tries are forgotten after this instant, so that nobody is locked out for good. */
    triesUntil: instant('tries_until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account, table.purpose, table.browserHash] }),
    index('verify_codes_over').on(table.triesUntil),
  ],
)

/** What a right code was exchanged for: it stands in the code's place, once. */
export const codeTickets = pgTable(
  'code_tickets',
  {
    /** SHA-256 of the ticket. */
    ticketHash: text('ticket_hash').primaryKey(),
    account: text().$type<Account>().notNull(),
    purpose: text().$type<CodePurpose>().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('code_tickets_account').on(table.account),
    index('code_tickets_expires').on(table.expiresAt),
  ],
)

/** The newest recovery link of each account, of accounts of nobody too: asking tells nobody which those are. */
export const recoveryLinks = pgTable(
  'recovery_links',
  {
    account: text().$type<Account>().primaryKey(),
    /** Whose password it sets: the account may be another's by the time it is used. */
    memberId: text('member_id'),
    /** SHA-256 of the token. */
    tokenHash: text('token_hash').notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('recovery_links_token').on(table.tokenHash),
    index('recovery_links_member').on(table.memberId),
    index('recovery_links_expires').on(table.expiresAt),
  ],
)
