// Stores connection settings as defaults of the database user, so that PostgreSQL applies them to every connection. A
// connection pooler rejects startup options, and leaks session settings to the next client.
import { inArray, sql } from 'drizzle-orm'
import { escapeIdentifier } from 'pg'
import type { Database } from './database.ts'
import { StoreUnavailable } from './unavailable.ts'

/**
 * Timeouts in milliseconds of a statement, a wait for a lock, and an idle transaction, so that a hanging one does not
 * block connections and rows. The embedded engine cannot enforce them: it has one connection and no lock waits.
 */
export const timeouts = {
  statement_timeout: 20_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 20_000,
}

/** Formats in which instants are parsed (parsers.ts). */
const forms = { TimeZone: 'UTC', DateStyle: 'ISO, MDY' }

/** Startup options of a connection without timeouts. They override defaults of the user. */
export const unlimited = [
  ...Object.entries(forms).map(([name, value]) => `-c ${name}=${value.replace(' ', '')}`),
  ...Object.keys(timeouts).map((name) => `-c ${name}=0`),
].join(' ')

/** @returns statements that store the settings for the user who runs them, which needs no privileges */
export function keptSettings(database: string, limits: Partial<typeof timeouts> = {}, user = 'current_user') {
  return Object.entries({ ...forms, ...timeouts, ...limits })
    .map(
      ([name, value]) =>
        `alter role ${user} in database ${escapeIdentifier(database)} set ${name} = '${value}'`,
    )
    .join('; ')
}

/** @throws StoreUnavailable if a setting is missing for this user; timeouts may have other values */
export async function refuseOtherSettings(db: Database) {
  const { rows } = await db.execute<{ name: string; setting: string; user: string; database: string }>(sql`
    select name, setting, current_user as user, current_database() as database from pg_settings
     where ${inArray(sql`name`, [...Object.keys(forms), ...Object.keys(timeouts)])}`)
  const lacking = rows.filter(({ name, setting }) =>
    name in timeouts ? setting === '0' : !Object.values(forms).includes(setting),
  )
  const [first] = lacking
  if (!first) return
  throw new StoreUnavailable(
    `${first.name} is not set for the database’s user ${first.user}: run \`npm run migrate\` as this user, or have somebody run ` +
      `\`${keptSettings(first.database, {}, escapeIdentifier(first.user))}\`; a pooler is to connect anew then.`,
  )
}
