// Members, what they agreed to, their sessions, and the codes and links sent to them.
import { sql } from 'drizzle-orm'
import type { CodePurpose } from './codes.ts'
import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  index,
} from 'drizzle-orm/pg-core'
import { instant } from '../store/columns.ts'

export const members = pgTable(
  'members',
  {
    id: text().primaryKey(),
    email: text(),
    phone: text(),
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name'),
    avatar: text(),
    countryCode: text('country_code').notNull(),
    registerCountryCode: text('register_country_code').notNull(),
    timeZone: text('time_zone').notNull(),
    /** Takes its place at `nextTimeZoneAt`: a change holds from the next local day. */
    nextTimeZone: text('next_time_zone'),
    nextTimeZoneAt: instant('next_time_zone_at'),
    /** What was in force before `timeZone`, until `formerTimeZoneUntil`: what happened then belongs to its calendar. */
    formerTimeZone: text('former_time_zone'),
    formerTimeZoneUntil: instant('former_time_zone_until'),
    emailVerified: boolean('email_verified').notNull().default(false),
    phoneVerified: boolean('phone_verified').notNull().default(false),
    permissions: jsonb().$type<string[]>().notNull().default([]),
    lactation: smallint().notNull().default(1),
    cupSize: text('cup_size'),
    siliconePlugSize: text('silicone_plug_size'),
    resumptionDate: date('resumption_date', { mode: 'string' }),
    birthday: date({ mode: 'string' }),
    /** A changed birthday opens its gift only after a while. */
    birthdayChangedAt: instant('birthday_changed_at'),
    /** After a loss: since when nothing speaks of a baby. */
    babyContentSilencedAt: instant('baby_content_silenced_at'),
    /** When a born baby was removed last: the birth date of one added later counts as changed. */
    babyRemovedAt: instant('baby_removed_at'),
    purchaseChannel: smallint('purchase_channel').notNull().default(1),
    registerChannel: text('register_channel').notNull(),
    registerSource: text('register_source').notNull(),
    /** The invitation they registered with, whether or not there is such a one. */
    linkCode: text('link_code'),
    /** The privacy policy agreed to last; `consents` has the whole story. */
    policyVersion: text('policy_version').notNull(),
    visitedCheckIn: boolean('visited_check_in').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    /** Set once they asked for the end of the account: closed from then on, erased from this instant. */
    erasesAt: instant('erases_at'),
  },
  (table) => [
    uniqueIndex('members_email').on(table.email),
    uniqueIndex('members_phone').on(table.phone),
    index('members_link_code')
      .on(table.linkCode)
      .where(sql`${table.linkCode} is not null`),
    index('members_erases').on(table.erasesAt),
  ],
)

/** What a consent may be for. */
export const consentPurposes = [
  'membership',
  'babyData',
  'marketingMail',
  'marketingPhone',
  'tracking',
] as const

/** Append-only, which a trigger enforces: the newest row of a purpose counts. */
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

/** One row for each account, purpose and browser: a resend replaces the code and keeps the count of failures. */
export const verifyCodes = pgTable(
  'verify_codes',
  {
    account: text().notNull(),
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
  (table) => [primaryKey({ columns: [table.account, table.purpose, table.browserHash] })],
)

/** What a right code was exchanged for: it stands in the code's place, once. */
export const codeTickets = pgTable(
  'code_tickets',
  {
    /** SHA-256 of the ticket. */
    ticketHash: text('ticket_hash').primaryKey(),
    account: text().notNull(),
    purpose: text().$type<CodePurpose>().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('code_tickets_account').on(table.account)],
)

/** The newest recovery link of each account, of accounts of nobody too: asking tells nobody which those are. */
export const recoveryLinks = pgTable(
  'recovery_links',
  {
    account: text().primaryKey(),
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
  ],
)
