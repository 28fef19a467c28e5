// Starts PGlite, and lets the event loop run after each query. PGlite resolves promises only in microtasks, so that
// queued queries would otherwise block sockets and timers. The pause after each query is cheap, and makes a worker
// thread unnecessary.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { parsers } from './parsers.ts'

/**
 * Starts the engine on the folder `dataDir`, or in memory if `dataDir` is omitted. The promise is rejected if the
 * folder cannot be read.
 */
export async function startEngine(options: PGliteOptions = {}): Promise<PGlite> {
  const engine = new FairPGlite({
    ...options,
    parsers: Object.fromEntries<(text: string) => unknown>(parsers),
  })
  await engine.waitReady
  return engine
}

class FairPGlite extends PGlite {
  override async _runExclusiveQuery<T>(query: () => Promise<T>): Promise<T> {
    return await super._runExclusiveQuery(async () => {
      try {
        return await query()
      } finally {
        await nextTurn()
      }
    })
  }
}
