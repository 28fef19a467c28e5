// Chooses where several servers count points together, and counts there and here.
import type { Pool } from 'pg'
import { inBoth, type Counter, type CountedLimit, type OpenCounter } from './counter.ts'
import { openMemoryCounter } from './memory.ts'
import { openPostgresCounters } from './postgres.ts'

/** @returns nothing where this server is alone: the embedded database has no other */
export const openSharedCounters = (pool: Pool | undefined): OpenCounter | undefined =>
  pool && openPostgresCounters(pool)

/** Counts in this process's memory, and with others where they count the limit together. */
export function openCounter(limit: CountedLimit, open: OpenCounter | undefined): Counter {
  const own = openMemoryCounter(limit)
  const shared = open?.(limit)
  return shared ? inBoth(own, shared) : own
}
