// Table of members. Each tag may join it and store its columns in it.
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
    /** Replaces `timeZone` at `nextTimeZoneAt`: a change takes effect on the next local day. */
    nextTimeZone: text('next_time_zone'),
    nextTimeZoneAt: instant('next_time_zone_at'),
    /** Time zone in force before `timeZone`, until `formerTimeZoneUntil`; used for dates of that time. */
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
    /** Time of the last change. A changed birthday opens its gift only after a waiting period. */
    birthdayChangedAt: instant('birthday_changed_at'),
    /** End of the period in which another birthday is a correction; `null` after a claim for the birthday. */
    birthdayCorrectableUntil: instant('birthday_correctable_until'),
    /** Time from which baby content is hidden, after a loss. */
    babyContentSilencedAt: instant('baby_content_silenced_at'),
    /** Time of the last removal of a born baby: the birth date of a baby that is added later counts as changed. */
    babyRemovedAt: instant('baby_removed_at'),
    purchaseChannel: smallint('purchase_channel').notNull().default(1),
    registerChannel: text('register_channel').notNull(),
    registerSource: text('register_source').notNull(),
    /** Invitation code of the registration, even if no such code exists. */
    linkCode: text('link_code'),
    /** Version of the privacy policy that the member agreed to last; `consents` has the history. */
    policyVersion: text('policy_version').notNull(),
    visitedCheckIn: boolean('visited_check_in').notNull().default(false),
    /** True if the member has checked in on days that have been purged. */
    hasCheckedIn: boolean('has_checked_in').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    /** Last sign-in or use of a session, updated once a day; null until the first use since this column exists. */
    lastSeenAt: instant('last_seen_at'),
    /** Set when the member requests the deletion: closed from then on, erased from this instant. */
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
