// Table of rate-limit counters that all servers on a database share.
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * The table is unlogged, because this makes counting ten times cheaper. The counts are therefore lost if the database
 * crashes or fails over. The column names are those that rate-limiter-flexible expects.
 */
export const rateCounts = pgTable(
  'rate_counts',
  {
    /** Name of the limit, and SHA-256 of the counted value. */
    key: text().primaryKey(),
    points: bigint({ mode: 'number' }).notNull(),
    /** End of the period for which the points are counted, in milliseconds since 1970. */
    expire: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('rate_counts_expire').on(table.expire)],
)
