// Chooses the store of shared counters, and combines it with counters in memory.
import type { Logger } from 'pino'
import type { Config } from '../process/config.ts'
import type { Store } from '../store/store.ts'
import { inBoth, type Counter, type CountedLimit, type OpenCounter, type SharedCounters } from './counter.ts'
import { openMemoryCounter } from './memory.ts'
import { openPostgresCounters } from './postgres.ts'

/** @returns `undefined` on the embedded database, which has a single server */
export async function openSharedCounters(
  { VALKEY_URL }: Pick<Config, 'VALKEY_URL'>,
  { pool }: Pick<Store, 'pool'>,
  log: Logger,
): Promise<SharedCounters | undefined> {
  if (!VALKEY_URL) return pool && { open: openPostgresCounters(pool), close: () => {} }
  // Loads the client only if it is configured: it takes half a second and 23 MB.
  const { openValkey } = await import('./valkey.ts')
  return await openValkey(VALKEY_URL, log)
}

/** Counts in the memory of this process, and in the shared store if the limit is shared. */
export function openCounter(limit: CountedLimit, open: OpenCounter | undefined): Counter {
  const ownCounter = openMemoryCounter(limit)
  const shared = open?.(limit)
  return shared ? inBoth(ownCounter, shared) : ownCounter
}
