// Holds the table of what members were told.
import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Localized } from '../locale/language.ts'
import { instant } from '../store/columns.ts'
import { isOfParcel, threadOf } from './threads.ts'

/** What filled a notice's text when it was left: the same in each language, or one for each. */
export type NoticeParams = Readonly<Record<string, string | number | Localized>>

/** A thing as it stood when the notice was left. */
export type NoticeSubject = {
  name: string | Localized
  picture: string | null
  /** How many other things came along. */
  others: number
}

export const notices = pgTable(
  'notices',
  {
    id: text().primaryKey(),
    memberId: text('member_id').notNull(),
    /** The notice of the catalogue, with its words. */
    kind: text().notNull(),
    params: jsonb().$type<NoticeParams>().notNull(),
    /** The thing that a notice of a parcel leads with; none before there was a place for it. */
    subject: jsonb().$type<NoticeSubject>(),
    /** What it is about: a second one under it is none. */
    reference: text().notNull(),
    /** It names something of the catalogue that speaks of babies. */
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
