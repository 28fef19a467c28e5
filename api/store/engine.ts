// PGlite answers without ever leaving the microtask queue: as long as queries wait for it, no socket is read and no timer
// fires. This one lets the event loop turn after each query, which costs it little and spares us a worker thread.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { parsers } from './parsers.ts'

/** Starts the engine on `dataDir`, or in memory; rejects when that cannot be read. */
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
