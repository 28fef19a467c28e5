// The one way to a database: PostgreSQL where an address is given, else the engine embedded in this process.
import type { Store } from './database.ts'

export type { Database, Store } from './database.ts'
export { isBusy, StoreUnavailable } from './unavailable.ts'

/**
 * Opens the database and brings its tables up to date.
 *
 * `databaseUrl` is `postgres://user:password@host:port/database`; without one the data is kept in `<dataFolder>/database`,
 * for one process at a time. Throws `StoreUnavailable` with a sentence for the person who started the server.
 */
export async function openStore(where: { databaseUrl?: string; dataFolder: string }): Promise<Store> {
  // Only the engine in use is loaded: the embedded one is 25 MB of code.
  if (where.databaseUrl) {
    const { openPostgres } = await import('./postgres.ts')
    return await openPostgres(where.databaseUrl)
  }
  const { openEmbedded } = await import('./embedded.ts')
  return await openEmbedded(where.dataFolder)
}
