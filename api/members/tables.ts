// Table of members. The modules of all API tags may join this table and add their own columns to it.
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
    /**
     * New time zone that replaces `timeZone` at `nextTimeZoneAt`, because a change takes effect on the next local day.
     */
    nextTimeZone: text('next_time_zone'),
    nextTimeZoneAt: instant('next_time_zone_at'),
    /**
     * Time zone that applied before `timeZone`, until `formerTimeZoneUntil`; still used for dates of that period.
     */
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
    /** Time of the last change of the birthday. The birthday gift is available only after a waiting period. */
    birthdayChangedAt: instant('birthday_changed_at'),
    /**
     * End of the period in which a new birthday counts as a correction; `null` after the member claimed a gift for the
     * birthday.
     */
    birthdayCorrectableUntil: instant('birthday_correctable_until'),
    /** Time since which baby content is hidden from the member, after the loss of a baby. */
    babyContentSilencedAt: instant('baby_content_silenced_at'),
    /**
     * Time at which the member last removed a born baby. The birth date of a baby that is added later counts as
     * changed.
     */
    babyRemovedAt: instant('baby_removed_at'),
    purchaseChannel: smallint('purchase_channel').notNull().default(1),
    registerChannel: text('register_channel').notNull(),
    registerSource: text('register_source').notNull(),
    /** Invitation code that was sent with the registration, even if no such code exists. */
    linkCode: text('link_code'),
    /** Version of the privacy policy that the member agreed to last. The table `consents` contains the history. */
    policyVersion: text('policy_version').notNull(),
    visitedCheckIn: boolean('visited_check_in').notNull().default(false),
    /** True if the member has check-ins that were purged. */
    hasCheckedIn: boolean('has_checked_in').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    /**
     * Time of the last sign-in or request, updated once a day; null if there was no request since this column was
     * added.
     */
    lastSeenAt: instant('last_seen_at'),
    /**
     * Time after which the account is erased. Set when the member requests the deletion; this request closes the
     * account immediately.
     */
    erasesAt: instant('erases_at'),
  },
  (table) => [
    uniqueIndex('members_email').on(table.email),
    uniqueIndex('members_phone').on(table.phone),
    index('members_link_code')
      .on(table.linkCode)
      .where(sql`${table.linkCode} is not null`),
    index('members_erases').on(table.erasesAt),
    index('members_created').on(table.createdAt),
  ],
)
