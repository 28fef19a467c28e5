// Counts rate limits in PostgreSQL. All servers share the counters, which persist across restarts.
import { lte } from 'drizzle-orm'
import type { Pool } from 'pg'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import { deleteInBatches } from '#api/store/deleteInBatches.ts'
import type { Portion } from '#api/store/eachInBatches.ts'
import { hashOf } from '#api/store/secrets.ts'
import type { Database } from '#api/store/store.ts'
import { counterOn, type OpenCounter } from './counter.ts'
import { rateCounts } from './tables.ts'

/**
 * Limits with this period in seconds, or a shorter one, are not counted in PostgreSQL. They protect against floods of
 * cheap calls, and a query for each call would cost more than it saves.
 */
const minute = 60

/**
 * @returns a function that opens counters; it returns `undefined` for limits of a minute or less, which each server
 * counts separately
 */
export const openPostgresCounters =
  (pool: Pool): OpenCounter =>
  ({ name, points, seconds }) =>
    seconds > minute
      ? counterOn(
          new RateLimiterPostgres({
            storeClient: pool,
            storeType: 'pool',
            tableName: 'rate_counts',
            tableCreated: true,
            clearExpiredByTimeout: false,
            keyPrefix: name,
            points,
            duration: seconds,
          }),
          hashOf,
        )
      : undefined

/** Deletes the counts of periods that have ended. Idempotent. */
export async function purgeCounts(db: Database, now: Date, { stop }: Portion = {}) {
  await deleteInBatches(db, [{ table: rateCounts, isDue: lte(rateCounts.expire, now.getTime()) }], stop)
}
