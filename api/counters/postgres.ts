// Counts in PostgreSQL, shared by all servers and persistent across their restarts.
import { lte } from 'drizzle-orm'
import type { Pool } from 'pg'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import { deleteInBatches } from '../store/deleteInBatches.ts'
import type { Portion } from '../store/eachInBatches.ts'
import { hashOf } from '../store/secrets.ts'
import type { Database } from '../store/store.ts'
import { counterOn, type OpenCounter } from './counter.ts'
import { rateCounts } from './tables.ts'

/** Limits up to one minute protect against floods of cheap calls: a query per call would cost more than it saves. */
const minute = 60

/** @returns `undefined` for limits of a minute or less, which each server counts separately */
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

/** Deletes expired counts. May be repeated. */
export async function purgeCounts(db: Database, now: Date, { stop }: Portion = {}) {
  await deleteInBatches(db, [{ table: rateCounts, isDue: lte(rateCounts.expire, now.getTime()) }], stop)
}
