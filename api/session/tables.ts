// Tables of consents, sessions, one-time codes and recovery links.
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { components } from '#generated/schema.d.ts'
import type { Account } from '../members/account.ts'
import { instant } from '../store/columns.ts'

/** Purposes of a consent. */
export const consentPurposes = [
  'membership',
  'babyData',
  'marketingMail',
  'marketingPhone',
  'tracking',
] as const

/**
 * Consents of members. Triggers prevent updates of rows. For each purpose, the newest row is in force. Rows are deleted
 * only together with their member.
 */
export const consents = pgTable(
  'consents',
  {
    /** Sequence number, which determines the order of consents that were given at the same instant. */
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
    /** SHA-256 of the token, so that a leaked database cannot be used to open a session. */
    tokenHash: text('token_hash').notNull(),
    /** Browser, operating system and country of the sign-in, if known. */
    device: text(),
    countryCode: text('country_code'),
    /** SHA-256 of the `Browser-Id` of the sign-in; null after a sign-in with a provider such as Google. */
    browserHash: text('browser_hash'),
    createdAt: instant('created_at').notNull(),
    /** Expiry: 14 days after the last use, but at most 20 days after the sign-in. */
    expiresAt: instant('expires_at').notNull(),
    /** Time of the last re-authentication in this session. */
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
 * Purposes of codes and tickets. A code for `link` verifies a member before an account at a sign-in provider is
 * connected. `review` is a purpose of tickets only. With such a ticket, a member removes the email or phone that did
 * not receive the recovery code.
 */
export type CodePurpose = components['schemas']['CodePurpose'] | 'link' | 'review'

/**
 * One-time codes, one row for each email address or phone number (`account`), purpose and browser. A resend replaces
 * the code, but does not reset the count of failed attempts.
 */
export const verifyCodes = pgTable(
  'verify_codes',
  {
    account: text().$type<Account>().notNull(),
    purpose: text().$type<CodePurpose>().notNull(),
    /**
     * SHA-256 of the `Browser-Id` that requested the code. In other browsers, the code is not valid, and wrong codes do
     * not count as attempts.
     */
    browserHash: text('browser_hash').notNull(),
    codeHash: text('code_hash').notNull(),
    tries: integer().notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Instant after which failed attempts are reset, so that an account is not locked permanently. */
    triesUntil: instant('tries_until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account, table.purpose, table.browserHash] }),
    index('verify_codes_over').on(table.triesUntil),
  ],
)

/** Tickets that verifyCode issued for a correct code. Each ticket can be used once instead of the code. */
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

/**
 * Latest recovery link of each email address or phone number (`account`). A row is stored even if no member has this
 * account, so that responses do not disclose which accounts exist.
 */
export const recoveryLinks = pgTable(
  'recovery_links',
  {
    account: text().$type<Account>().primaryKey(),
    /**
     * Member whose password can be set with the link. The email or phone may belong to another member by the time the
     * link is used.
     */
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
