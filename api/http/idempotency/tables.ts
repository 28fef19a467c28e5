// First answers by idempotency key.
import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

export const idempotentAnswers = pgTable(
  'idempotent_answers',
  {
    /** The member's id; `visitor` for a call without a session. */
    scope: text().notNull(),
    operation: text().notNull(),
    keyHash: text('key_hash').notNull(),
    /** What was asked: the same key with anything else is refused. */
    requestHash: text('request_hash').notNull(),
    /** The answer, sealed with the key itself: a copy of the database shows no token that was in it. */
    answer: text(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date', precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.operation, table.keyHash] }),
    index('idempotent_answers_created').on(table.createdAt),
  ],
)
