// Table of notifications.
import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { components } from '#generated/schema.d.ts'
import type { Language, Localized } from '../locale/language.ts'
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

/** Creates the queue of a channel: notifications that wait for their time, or were sent within the limit's period. */
const noticeQueue = (name: string) =>
  pgTable(
    name,
    {
      /** Id of the notification. */
      id: text().primaryKey(),
      memberId: text('member_id').notNull(),
      /** Time from which the notification may be sent. */
      dueAt: instant('due_at').notNull(),
      sentAt: instant('sent_at'),
    },
    (table) => [
      index(`${name}_member`).on(table.memberId, table.sentAt),
      index(`${name}_sent`)
        .on(table.sentAt)
        .where(sql`${table.sentAt} is not null`),
      // Finds due rows without reading the rows that wait until the morning, which can be as many as the members.
      index(`${name}_due`)
        .on(table.dueAt)
        .where(sql`${table.sentAt} is null`),
      index(`${name}_waiting`)
        .on(table.id)
        .where(sql`${table.sentAt} is null`),
    ],
  )

export type NoticeQueue = ReturnType<typeof noticeQueue>

/** Emails about notifications. */
export const noticeEmails = noticeQueue('notice_emails')

/** Push messages about notifications. */
export const noticePushes = noticeQueue('notice_pushes')

/** Topics about which members get push messages. */
export const pushTopics = pgTable(
  'push_topics',
  { memberId: text('member_id').notNull(), topic: text().$type<EmailTopic>().notNull() },
  (table) => [primaryKey({ columns: [table.memberId, table.topic] })],
)

/** Push subscriptions of browsers in which members are signed in (RFC 8030). */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    /** SHA-256 of the endpoint, so that the endpoint of any length is unique. */
    id: text().primaryKey(),
    memberId: text('member_id').notNull(),
    /** Session in which the member turned the messages on. The subscription ends when the member ends the session. */
    sessionId: text('session_id').notNull(),
    /** URL at the push service, to which the hub sends messages. Secret, because it allows sending. */
    endpoint: text().notNull(),
    /** Public key and authentication secret of the browser (RFC 8291). */
    publicKey: text('public_key').notNull(),
    authSecret: text('auth_secret').notNull(),
    language: text().$type<Language>().notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [
    index('push_subscriptions_member').on(table.memberId, table.savedAt),
    index('push_subscriptions_session').on(table.sessionId),
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
