// Opens the store for rate-limit counters that several servers share, and combines its counters with those in the
// memory of each server.
import type { Config } from '#api/process/config.ts'
import type { Log } from '#api/process/log.ts'
import type { Store } from '#api/store/store.ts'
import { inBoth, type Counter, type CountedLimit, type OpenCounter, type SharedCounters } from './counter.ts'
import { openMemoryCounter } from './memory.ts'
import { openPostgresCounters } from './postgres.ts'

/** @returns the shared counters; `undefined` with the embedded database, because only one server can use it */
export async function openSharedCounters(
  { VALKEY_URL }: Pick<Config, 'VALKEY_URL'>,
  { pool }: Pick<Store, 'pool'>,
  log: Log,
): Promise<SharedCounters | undefined> {
  if (!VALKEY_URL) return pool && { open: openPostgresCounters(pool), close: () => {} }
  // Loads the Valkey client only if Valkey is configured, because loading takes half a second and 23 MB.
  const { openValkey } = await import('./valkey.ts')
  return await openValkey(VALKEY_URL, log)
}

/** Opens a counter in the memory of this process, combined with the shared counter if the store counts this limit. */
export function openCounter(limit: CountedLimit, open: OpenCounter | undefined): Counter {
  const ownCounter = openMemoryCounter(limit)
  const shared = open?.(limit)
  return shared ? inBoth(ownCounter, shared) : ownCounter
}
