// Starts PGlite and yields to the event loop after each query. PGlite resolves in microtasks only, so queued queries
// would block sockets and timers. This is cheap and avoids a worker thread.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { parsers } from './parsers.ts'

/** Starts the engine on `dataDir`, or in memory; rejects if the folder cannot be read. */
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
