// The store could not be opened. Whoever starts the server reads one sentence that says what to do, and no stack.
import { DrizzleQueryError } from 'drizzle-orm'
import { sqlState } from './sqlState.ts'

/** Its message is one sentence for the person at the terminal; it never holds a password. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
}

/** The database cannot be reached, or does not answer any more. */
export class NotAnswering extends Error {
  override name = 'NotAnswering'

  constructor(options?: ErrorOptions) {
    super('The database does not answer.', options)
  }
}

/**
 * SQLSTATEs of work that took too long, waited too long for a lock, or found no connection left; of a PostgreSQL that stops, has
 * crashed or starts, as one does whose place another takes, or only reads since; and of a pooler that has lost PostgreSQL.
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
 * System codes of a connection that was cut on the way, as a balancer does whose server is gone. Only of a query's: who calls the hub
 * may hang up as well.
 */
const cutCodes: readonly string[] = ['ECONNRESET', 'EPIPE']
/** What `pg` says without a code: the pool had no connection in time, or one was lost while it was asked or between two statements. */
const busyWords = [
  'timeout exceeded when trying to connect',
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
]

/**
 * Whether a limit of the database ended the work, or the database does not answer. All of it was undone, so that it may be tried
 * again later; only what was being committed as the database fell silent or went away may have been kept.
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

/** @param variable that has the address */
const remediesIn = (variable: string): Record<string, string> => ({
  '28P01': `refuses the user or the password: correct them in ${variable}.`,
  '28000': `does not let this user in: correct ${variable} or the rules in pg_hba.conf.`,
  '3D000': `has no such database: create it or correct ${variable}.`,
  '42501': `does not let this user create or read tables: grant it that right or name another user in ${variable}.`,
  '53300': 'has no connection left: close some or raise max_connections.',
  '57P03': 'is starting or stopping: try again in a moment.',
})

/** Its message is one sentence for whoever runs migrations. */
export class MigrationFailed extends Error {
  override name = 'MigrationFailed'
}

/** What to throw for an error of `pg`: itself where nothing outside is to blame, such as a migration that fails. */
export function unavailablePostgres(databaseUrl: string, error: unknown, variable = 'DATABASE_URL'): unknown {
  if (error instanceof StoreUnavailable) return error
  const { host, pathname } = new URL(databaseUrl)
  const name = `PostgreSQL at ${host}${pathname}`
  const remedy = remediesIn(variable)[sqlState(error) ?? '']
  if (remedy) return new StoreUnavailable(`${name} ${remedy}`)
  if (error instanceof MigrationFailed || error instanceof DrizzleQueryError) return error
  return new StoreUnavailable(`${name} cannot be reached: start it or correct ${variable}.`)
}
