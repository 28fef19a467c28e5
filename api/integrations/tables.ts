// Outbox table: messages waiting for delivery.
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { EmailLook } from '../locale/emailLooks.ts'
import type { Language } from '../locale/language.ts'
import { instant } from '../store/columns.ts'
import type { LetterItem } from './integrations.ts'

/**
 * Table of waiting messages. Messages with a code or a secret link must not be stored here, because a leaked database
 * would expose them.
 */
export const waitingMessages = pgTable(
  'waiting_messages',
  {
    id: text().primaryKey(),
    /** Member whom the message concerns; null if it concerns a visitor. */
    memberId: text('member_id'),
    receiver: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    /** Path of the page to which the link at the end of the text leads. */
    link: text(),
    /** Language of the email's layout; null for plain text and for rows of releases before the layout. */
    language: text().$type<Language>(),
    /** Label of the button that leads to the link. */
    button: text(),
    /** Path that turns off emails about the same topic. */
    unsubscribe: text(),
    /** Items of a letter with news and offers; null for all other emails. */
    letter: jsonb().$type<readonly LetterItem[]>(),
    /** Picture of an email about a notification; null for all other emails. */
    look: text().$type<EmailLook>(),
    writtenAt: instant('written_at').notNull(),
    /** Time from which the outbox job sends the message. */
    dueAt: instant('due_at').notNull(),
  },
  (table) => [index('waiting_messages_member').on(table.memberId)],
)
