// Table of the first response for each Idempotency-Key.
import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

export const idempotentAnswers = pgTable(
  'idempotent_answers',
  {
    /** Member id, or `visitor` for a call without a session. */
    scope: text().notNull(),
    operation: text().notNull(),
    keyHash: text('key_hash').notNull(),
    /** Hash of the request, to reject a different request with the same key. */
    requestHash: text('request_hash').notNull(),
    /** Response, encrypted with a key derived from the Idempotency-Key, so that a leaked database exposes no tokens. */
    answer: text(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date', precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.operation, table.keyHash] }),
    index('idempotent_answers_created').on(table.createdAt),
  ],
)
