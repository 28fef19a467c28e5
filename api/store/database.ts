// Defines the database type for rules and handlers: a database or a transaction, on either engine.
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'
import { retried } from './retry.ts'

interface Rows extends PgQueryResultHKT {
  readonly type: RowsOf<this['row']>
}

type RowsOf<Row> = { rows: Row[] }

/**
 * A database or a transaction. `transaction` on a database starts one, and repeats it if the database rolls it back
 * because of a conflict, so the work must be safe to repeat; on a transaction it sets a savepoint. Within a transaction
 * use only the passed one, or the embedded engine deadlocks.
 */
export type Database = PgDatabase<Rows>

/** An open, migrated database. */
export type Store = {
  db: Database
  /** Returns a read-only replica with a lag of at most 1 s; `undefined` while it is not available. */
  replica?: () => Database | undefined
  /** Connection pool of PostgreSQL, for libraries that write their own SQL; not available on the embedded engine. */
  pool?: Pool
  /** Throws if the database does not respond. */
  ping: () => Promise<void>
  /**
   * Does the work unless work of the same name is running on this database, in this or another process.
   * @returns true if the work was done
   */
  withLock: (name: string, work: () => Promise<void>) => Promise<boolean>
  engine: 'postgres' | 'embedded'
  /** Runs SQL of libraries: several statements if there are no values; instants are returned as `Date`. */
  execute: (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>
  /** Waits for running work, then closes connections and files. Call once. */
  close: () => Promise<void>
}

/** Replaces `transaction` with a version that retries, so that no code can use the original by mistake. */
export function withRetries(db: Database): Database {
  const once = db.transaction.bind(db)
  db.transaction = (work, config) => retried(() => once(work, config))
  return db
}
