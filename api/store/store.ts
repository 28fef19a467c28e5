// The one way to a database: PostgreSQL where an address is given, else the engine embedded in this process.
import type { Store } from './database.ts'
import type { Replica } from './replica.ts'

export type { Database, Store } from './database.ts'
export { isBusy, StoreUnavailable } from './unavailable.ts'

type Where = {
  /** `postgres://user:password@host:port/database`; without one the data is kept in `<dataFolder>/database`. */
  databaseUrl?: string
  replica?: Replica
  dataFolder: string
  /** Brings the tables of `databaseUrl` up to date first. */
  migrates?: boolean
}

/**
 * Opens the database. The embedded one is for one process at a time, which brings its tables up to date.
 * @throws StoreUnavailable or MigrationFailed, with a sentence for the person who started the server
 */
export async function openStore(options: Where): Promise<Store> {
  // Only the engine in use is loaded: the embedded one is 25 MB of code.
  if (options.databaseUrl) {
    const { migratePostgres, openPostgres } = await import('./postgres.ts')
    if (options.migrates) await migratePostgres(options.databaseUrl)
    const store = await openPostgres(options.databaseUrl)
    if (!options.replica) return store
    const { withReplica } = await import('./replica.ts')
    return withReplica(store, options.replica)
  }
  const { openEmbedded } = await import('./embedded.ts')
  return await openEmbedded(options.dataFolder)
}
