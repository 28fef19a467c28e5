// Opens the database: PostgreSQL if a URL is configured, otherwise the engine that is embedded in this process.
import type { Store } from './database.ts'
import type { Replica } from './replica.ts'

export type { Database, Store } from './database.ts'
export { isBusy, StoreUnavailable } from './unavailable.ts'

type Where = {
  /** `postgres://user:password@host:port/database`; if not set, data is stored in `<dataFolder>/database`. */
  databaseUrl?: string
  replica?: Replica
  dataFolder: string
  /** True to migrate the database at `databaseUrl` before it is opened. */
  migrates?: boolean
}

/**
 * Opens the database. The embedded database supports a single process and is migrated when it is opened.
 * @throws StoreUnavailable or MigrationFailed, with a message for the operator
 */
export async function openStore(options: Where): Promise<Store> {
  // Loads only the module of the configured engine, because the code of the embedded engine takes 25 MB.
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
