// Defines errors of a store that cannot be opened or does not respond. Operators see one sentence that says what to do,
// and no stack trace.
import { DrizzleQueryError } from 'drizzle-orm'
import { sqlState } from './sqlState.ts'

/**
 * Error of a store that cannot be opened. The message is one sentence for the operator and never contains a password.
 */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
}

/** Error of a database that cannot be reached or no longer responds. */
export class NotAnswering extends Error {
  override name = 'NotAnswering'

  constructor(options?: ErrorOptions) {
    super('The database does not answer.', options)
  }
}

/**
 * SQLSTATEs that a busy or unavailable database returns. Causes are the timeout of a statement or lock, too many
 * connections, or a pooler that cannot reach PostgreSQL. Other causes are that PostgreSQL is starting or stopping, has
 * crashed, or became read-only, for example after a failover.
 */
const busyStates: readonly string[] = [
  '57014',
  '55P03',
  '25P03',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '08P01',
  '25006',
]
/**
 * System error codes of a connection that was reset, for example by a load balancer whose server failed. They count as
 * a busy database only if a query fails with them, because clients of the hub may also reset connections.
 */
const cutCodes: readonly string[] = ['ECONNRESET', 'EPIPE']
/**
 * Messages of `pg` errors without a code. They mean that no connection was available within the timeout, or that a
 * connection was lost during or between statements.
 */
const busyMessages = [
  'timeout exceeded when trying to connect',
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
]

/**
 * Returns true if the error means that a timeout of the database ended the work, or that the database does not respond.
 * The work was then rolled back and may be retried. There is one exception: after an error during a commit, the commit
 * may have succeeded.
 */
export function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    error instanceof NotAnswering ||
    busyStates.includes(sqlState(error) ?? '') ||
    (error instanceof DrizzleQueryError && cutCodes.includes(sqlState(error.cause) ?? '')) ||
    busyMessages.includes(error.message) ||
    isBusy(error.cause)
  )
}

/** @param variable environment variable that contains the URL */
const remediesIn = (variable: string): Record<string, string> => ({
  '28P01': `rejects the user or the password: correct them in ${variable}.`,
  '28000': `rejects connections of this user: correct ${variable} or the rules in pg_hba.conf.`,
  '3D000': `does not have this database: create it or correct ${variable}.`,
  '42501': `does not let this user create or read tables: grant the privilege or set another user in ${variable}.`,
  '53300': 'has no connection left: close connections or raise max_connections.',
  '57P03': 'is starting or stopping: try again in a moment.',
})

/** Error of a failed migration. The message is one sentence for the operator who runs migrations. */
export class MigrationFailed extends Error {
  override name = 'MigrationFailed'
}

/**
 * Converts an error of `pg` to StoreUnavailable; returns it unchanged if its cause is internal, such as a failed
 * migration.
 */
export function unavailablePostgres(databaseUrl: string, error: unknown, variable = 'DATABASE_URL'): unknown {
  if (error instanceof StoreUnavailable) return error
  const { host, pathname } = new URL(databaseUrl)
  const name = `PostgreSQL at ${host}${pathname}`
  const remedy = remediesIn(variable)[sqlState(error) ?? '']
  if (remedy) return new StoreUnavailable(`${name} ${remedy}`)
  if (error instanceof MigrationFailed || error instanceof DrizzleQueryError) return error
  return new StoreUnavailable(`${name} cannot be reached: start it or correct ${variable}.`)
}
