// Counts in PostgreSQL, for all servers on it and over their restarts.
import { lte } from 'drizzle-orm'
import type { Pool } from 'pg'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import { deleteInBatches } from '../store/deleteInBatches.ts'
import type { Portion } from '../store/eachInBatches.ts'
import { hashOf } from '../store/secrets.ts'
import type { Database } from '../store/store.ts'
import { counterOn, type OpenCounter } from './counter.ts'
import { rateCounts } from './tables.ts'

/** Limits of a minute hold back floods of cheap calls: a query before each would be dearer than what it saves. */
const minute = 60

/** @returns nothing for limits of a minute or less: those each server counts for itself */
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

/** May be repeated. */
export async function purgeCounts(db: Database, now: Date, { stop }: Portion = {}) {
  await deleteInBatches(db, [{ table: rateCounts, isDue: lte(rateCounts.expire, now.getTime()) }], stop)
}
