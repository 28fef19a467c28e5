// The store could not be opened. Whoever starts the server reads one sentence that says what to do, and no stack.
import { DrizzleQueryError } from 'drizzle-orm'
import { sqlState } from './sqlState.ts'

/** Its message is one sentence for the person at the terminal; it never holds a password. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
}

const remedies: Record<string, string> = {
  '28P01': 'refuses the user or the password: correct them in DATABASE_URL.',
  '28000': 'does not let this user in: correct DATABASE_URL or the rules in pg_hba.conf.',
  '3D000': 'has no such database: create it or correct DATABASE_URL.',
  '42501': 'does not let this user create tables: grant it that right or name another user in DATABASE_URL.',
  '53300': 'has no connection left: close some or raise max_connections.',
  '57P03': 'is starting or stopping: try again in a moment.',
}

/** What to throw for an error of `pg`: itself where nothing outside is to blame, such as a migration that fails. */
export function unavailablePostgres(databaseUrl: string, error: unknown): unknown {
  const { host, pathname } = new URL(databaseUrl)
  const name = `PostgreSQL at ${host}${pathname}`
  const remedy = remedies[sqlState(error) ?? '']
  if (remedy) return new StoreUnavailable(`${name} ${remedy}`)
  if (error instanceof DrizzleQueryError) return error
  return new StoreUnavailable(`${name} cannot be reached: start it or correct DATABASE_URL.`)
}
