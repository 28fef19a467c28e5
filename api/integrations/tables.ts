// Outbox table: messages waiting for delivery.
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../store/columns.ts'

/** Never contains a code or a link with a secret, because a leaked database must not expose them. */
export const waitingMessages = pgTable(
  'waiting_messages',
  {
    id: text().primaryKey(),
    /** Member whom the message concerns; null for a visitor. */
    memberId: text('member_id'),
    receiver: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    /** Path of a page that is linked at the end of the text. */
    link: text(),
    writtenAt: instant('written_at').notNull(),
    /** Time from which the job sends the message. */
    dueAt: instant('due_at').notNull(),
  },
  (table) => [index('waiting_messages_member').on(table.memberId)],
)
