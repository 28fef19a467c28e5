// The table of messages that are written down until they were taken.
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../store/columns.ts'

/** None holds a code or a link that opens something: a copy of the database must not. */
export const waitingMessages = pgTable(
  'waiting_messages',
  {
    id: text().primaryKey(),
    /** Whom it tells of something of theirs; absent for a visitor. */
    memberId: text('member_id'),
    receiver: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    /** A page of the hub that ends the text. */
    link: text(),
    writtenAt: instant('written_at').notNull(),
    /** From when on the job sends it. */
    dueAt: instant('due_at').notNull(),
  },
  (table) => [index('waiting_messages_member').on(table.memberId)],
)
