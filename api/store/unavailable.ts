// Errors of a store that cannot be opened. Operators see one sentence with the next step, and no stack trace.
import { DrizzleQueryError } from 'drizzle-orm'
import { sqlState } from './sqlState.ts'

/** The message is one sentence for the operator and never contains a password. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
}

/** The database cannot be reached, or does not respond any more. */
export class NotAnswering extends Error {
  override name = 'NotAnswering'

  constructor(options?: ErrorOptions) {
    super('The database does not answer.', options)
  }
}

/**
 * SQLSTATEs of statement and lock timeouts and of exhausted connections; of a PostgreSQL that stops, crashed, starts
 * (as after a failover) or became read-only; and of a pooler that lost PostgreSQL.
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
 * System codes of a connection that was reset, as by a load balancer whose server failed. Applies to queries only,
 * because clients of the hub may also close connections.
 */
const cutCodes: readonly string[] = ['ECONNRESET', 'EPIPE']
/**
 * Messages of `pg` without a code: no connection within the timeout, or a connection that was lost during or between
 * statements.
 */
const busyWords = [
  'timeout exceeded when trying to connect',
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
]

/**
 * Returns true if a timeout of the database ended the work, or the database does not respond. The work was rolled back
 * and may be retried; only a commit in progress at that moment may have succeeded.
 */
export function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    error instanceof NotAnswering ||
    busyStates.includes(sqlState(error) ?? '') ||
    (error instanceof DrizzleQueryError && cutCodes.includes(sqlState(error.cause) ?? '')) ||
    busyWords.includes(error.message) ||
    isBusy(error.cause)
  )
}

/** @param variable that contains the URL */
const remediesIn = (variable: string): Record<string, string> => ({
  '28P01': `refuses the user or the password: correct them in ${variable}.`,
  '28000': `does not let this user in: correct ${variable} or the rules in pg_hba.conf.`,
  '3D000': `has no such database: create it or correct ${variable}.`,
  '42501': `does not let this user create or read tables: grant it that right or name another user in ${variable}.`,
  '53300': 'has no connection left: close some or raise max_connections.',
  '57P03': 'is starting or stopping: try again in a moment.',
})

/** The message is one sentence for the operator who runs migrations. */
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
