// The one type that rules and handlers see: a database or a transaction, on either engine.
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'
import { retried } from './retry.ts'

interface Rows extends PgQueryResultHKT {
  readonly type: RowsOf<this['row']>
}

type RowsOf<Row> = { rows: Row[] }

/**
 * A database or a transaction: code that takes one works in either. `transaction` on a database begins one, and repeats
 * it whole if the database undoes it for another's sake, so the work must be safe to run again; on a transaction it
 * sets a savepoint. Inside a transaction use only the one handed in: the embedded engine would wait for itself.
 */
export type Database = PgDatabase<Rows>

/** An open, migrated database. */
export type Store = {
  db: Database
  /** A replica that is a second behind at the most, for reading alone; nothing while there is none. */
  replica?: () => Database | undefined
  /** PostgreSQL's connections, for libraries that write statements of their own; the embedded engine has none. */
  pool?: Pool
  /** Throws when the database does not answer. */
  ping: () => Promise<void>
  /**
   * Does the work unless somebody does work of that name on this database already, here or in another process.
   * @returns whether it was done
   */
  withLock: (name: string, work: () => Promise<void>) => Promise<boolean>
  engine: 'postgres' | 'embedded'
  /** For libraries that write their own SQL: several statements where there are no values; instants are `Date`s. */
  execute: (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>
  /** Waits for what is running, then lets go of connections and files. To be called once. */
  close: () => Promise<void>
}

/** Makes the database's own `transaction` the one that repeats: there is no other to call by mistake. */
export function withRetries(db: Database): Database {
  const once = db.transaction.bind(db)
  db.transaction = (work, config) => retried(() => once(work, config))
  return db
}
