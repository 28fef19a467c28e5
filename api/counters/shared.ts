// Chooses where several servers count points together, and counts there and here.
import type { Logger } from 'pino'
import type { Config } from '../process/config.ts'
import type { Store } from '../store/store.ts'
import { inBoth, type Counter, type CountedLimit, type OpenCounter, type SharedCounters } from './counter.ts'
import { openMemoryCounter } from './memory.ts'
import { openPostgresCounters } from './postgres.ts'

/** @returns nothing where this server is alone: the embedded database has no other */
export async function openSharedCounters(
  { VALKEY_URL }: Pick<Config, 'VALKEY_URL'>,
  { pool }: Pick<Store, 'pool'>,
  log: Logger,
): Promise<SharedCounters | undefined> {
  if (!VALKEY_URL) return pool && { open: openPostgresCounters(pool), close: () => {} }
  // Loaded only where there is one: the client takes half a second and 23 MB.
  const { openValkey } = await import('./valkey.ts')
  return await openValkey(VALKEY_URL, log)
}

/** Counts in this process's memory, and with others where they count the limit together. */
export function openCounter(limit: CountedLimit, open: OpenCounter | undefined): Counter {
  const ownCounter = openMemoryCounter(limit)
  const shared = open?.(limit)
  return shared ? inBoth(ownCounter, shared) : ownCounter
}
