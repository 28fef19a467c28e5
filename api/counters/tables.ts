// Holds the table of points that all servers on a database count together.
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * In no log of PostgreSQL's, which makes a count a tenth as dear: after a crash of the database, or on a standby that takes over,
 * counting begins anew. Its names are rate-limiter-flexible's.
 */
export const rateCounts = pgTable(
  'rate_counts',
  {
    /** The limit's name, and SHA-256 of what it counts. */
    key: text().primaryKey(),
    points: bigint({ mode: 'number' }).notNull(),
    /** When counting begins anew, in milliseconds since 1970. */
    expire: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('rate_counts_expire').on(table.expire)],
)
