// Table of notifications.
import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Localized } from '../locale/language.ts'
import { instant } from '../store/columns.ts'
import { isOfParcel, threadOf } from './threads.ts'

/** Parameters of a notification's text: the same for all languages, or one value for each. */
export type NoticeParams = Readonly<Record<string, string | number | Localized>>

/** Subject of a notification at the time it was added. */
export type NoticeSubject = {
  name: string | Localized
  picture: string | null
  /** Number of further items. */
  others: number
}

export const notices = pgTable(
  'notices',
  {
    id: text().primaryKey(),
    memberId: text('member_id').notNull(),
    /** Kind of the notification in the catalog. */
    kind: text().notNull(),
    params: jsonb().$type<NoticeParams>().notNull(),
    /** Subject of a notification about a parcel; null in rows from before this column. */
    subject: jsonb().$type<NoticeSubject>(),
    /** Reference to the event; unique for each member. */
    reference: text().notNull(),
    /** True if it names a catalog entry about babies. */
    aboutBaby: boolean('about_baby').notNull().default(false),
    at: instant('at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [
    uniqueIndex('notices_reference').on(table.memberId, table.reference),
    index('notices_member').on(table.memberId, table.id),
    index('notices_unread')
      .on(table.memberId)
      .where(sql`${table.readAt} is null`),
    index('notices_threads').on(table.memberId, threadOf(table), table.id).where(isOfParcel(table)),
  ],
)
