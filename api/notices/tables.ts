// Table of notifications.
import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { components } from '#generated/schema.d.ts'
import type { Localized } from '../locale/language.ts'
import { instant } from '../store/columns.ts'
import { isOfParcel, threadOf } from './threads.ts'

export type EmailTopic = components['schemas']['EmailTopic']

/**
 * Parameters of a notification's message. A value is the same for all languages, or there is one value per language.
 */
export type NoticeParams = Readonly<Record<string, string | number | Localized>>

/** Content of the parcel at the time when the notification was added. */
export type NoticeSubject = {
  name: string | Localized
  picture: string | null
  /** Number of items in the parcel besides the named item. */
  others: number
}

/** Topics of emails that members have turned off. */
export const emailsOff = pgTable(
  'emails_off',
  { memberId: text('member_id').notNull(), topic: text().$type<EmailTopic>().notNull() },
  (table) => [primaryKey({ columns: [table.memberId, table.topic] })],
)

/** Emails about notifications: waiting until their time, or sent within the period of the limit. */
export const noticeEmails = pgTable(
  'notice_emails',
  {
    /** Id of the notification. */
    id: text().primaryKey(),
    memberId: text('member_id').notNull(),
    /** Time from which the email may be sent. */
    dueAt: instant('due_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (table) => [
    index('notice_emails_member').on(table.memberId, table.sentAt),
    index('notice_emails_sent')
      .on(table.sentAt)
      .where(sql`${table.sentAt} is not null`),
    // Finds due emails without reading the emails that wait until the morning, which can be as many as the members.
    index('notice_emails_due')
      .on(table.dueAt)
      .where(sql`${table.sentAt} is null`),
    index('notice_emails_waiting')
      .on(table.id)
      .where(sql`${table.sentAt} is null`),
  ],
)

/**
 * Letters with news and offers: for each member who consented to them, the issue of the magazine that the planned or
 * last letter is about.
 */
export const letters = pgTable(
  'letters',
  {
    memberId: text('member_id').primaryKey(),
    /** Id of the issue. */
    issue: text().notNull(),
    /** Time from which the letter may be sent; null if it was sent, or if the member must not get it. */
    dueAt: instant('due_at'),
    /** Time of the last letter. */
    sentAt: instant('sent_at'),
  },
  (table) => [
    index('letters_due')
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
    index('letters_waiting')
      .on(table.memberId)
      .where(sql`${table.dueAt} is not null`),
  ],
)

export const notices = pgTable(
  'notices',
  {
    id: text().primaryKey(),
    memberId: text('member_id').notNull(),
    /** Kind of the notification, as in the catalog. */
    kind: text().notNull(),
    params: jsonb().$type<NoticeParams>().notNull(),
    /** Content of the parcel that the notification is about; null in rows that are older than this column. */
    subject: jsonb().$type<NoticeSubject>(),
    /** Reference to the event that caused the notification; unique for each member. */
    reference: text().notNull(),
    /** True if the notification names a catalog entry about babies. */
    aboutBaby: boolean('about_baby').notNull().default(false),
    at: instant('at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [
    uniqueIndex('notices_reference').on(table.memberId, table.reference),
    index('notices_member').on(table.memberId, table.id),
    // Finds the newest notifications of a topic, which consists of several kinds.
    index('notices_kind').on(table.memberId, table.kind, table.id),
    index('notices_unread')
      .on(table.memberId)
      .where(sql`${table.readAt} is null`),
    index('notices_threads').on(table.memberId, threadOf(table), table.id).where(isOfParcel(table)),
  ],
)
