// Members: the one row that every tag may join, and keep what is theirs in.
import { sql } from 'drizzle-orm'
import { boolean, date, index, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../store/columns.ts'
import type { Account } from './account.ts'

export const members = pgTable(
  'members',
  {
    id: text().primaryKey(),
    email: text().$type<Account>(),
    phone: text().$type<Account>(),
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
    /** Until then another birthday is a correction, not a change; `null` once something was claimed for it. */
    birthdayCorrectableUntil: instant('birthday_correctable_until'),
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
    /** They did, on days that are forgotten by now. */
    hasCheckedIn: boolean('has_checked_in').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    /** Last sign-in or use of a session, to the day; null until the first since this column exists. */
    lastSeenAt: instant('last_seen_at'),
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
