// Table of rate-limit counters that all servers on a database share.
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * An unlogged table, which makes counting ten times cheaper: counts are lost after a crash of the database or a
 * failover. Column names are those of rate-limiter-flexible.
 */
export const rateCounts = pgTable(
  'rate_counts',
  {
    /** Name of the limit, and SHA-256 of the counted value. */
    key: text().primaryKey(),
    points: bigint({ mode: 'number' }).notNull(),
    /** End of the window in milliseconds since 1970. */
    expire: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('rate_counts_expire').on(table.expire)],
)
