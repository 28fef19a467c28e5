// Defines the database type that all modules use: a database or a transaction, on PostgreSQL or on the embedded engine.
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'
import { retried } from './retry.ts'

interface Rows extends PgQueryResultHKT {
  readonly type: RowsOf<this['row']>
}

type RowsOf<Row> = { rows: Row[] }

/**
 * Database or transaction. On a database, the method `transaction` starts a transaction, and retries it if PostgreSQL
 * rolls it back because of a conflict. The function passed to it must be safe to run again. On a transaction, the
 * method sets a savepoint. Within a transaction, use only the transaction object, because the embedded engine would
 * deadlock otherwise.
 */
export type Database = PgDatabase<Rows>

/** Open and migrated database. */
export type Store = {
  db: Database
  /** Returns a read-only replica with a lag of at most 1 s; `undefined` while no such replica is available. */
  replica?: () => Database | undefined
  /** Connection pool of PostgreSQL, for libraries that write their own SQL; not available on the embedded engine. */
  pool?: Pool
  /** Throws an error if the database does not respond. */
  ping: () => Promise<void>
  /**
   * Runs `work`, unless this process or another one is already running work with the same name on this database.
   * @returns true if `work` was run
   */
  withLock: (name: string, work: () => Promise<void>) => Promise<boolean>
  engine: 'postgres' | 'embedded'
  /**
   * Runs SQL that a library has written: one statement with values, or several statements without values. Instants are
   * returned as `Date`.
   */
  execute: (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>
  /** Waits for running work, then closes connections and files. Call once. */
  close: () => Promise<void>
}

/** Replaces `transaction` with a version that retries, so that no code can use the original method by mistake. */
export function withRetries(db: Database): Database {
  const once = db.transaction.bind(db)
  db.transaction = (work, config) => retried(() => once(work, config))
  return db
}
