// Stores connection settings as defaults of the database user, so that PostgreSQL applies them to every connection.
// Other ways do not work with a connection pooler: it rejects startup options, and passes session settings on to its
// next client.
import { inArray, sql } from 'drizzle-orm'
import { escapeIdentifier } from 'pg'
import type { Database } from './database.ts'
import { StoreUnavailable } from './unavailable.ts'

/**
 * Timeouts in milliseconds for statements, waits for locks, and idle transactions. They ensure that statements and
 * transactions that hang do not block connections and rows for long. The embedded engine does not enforce them, because
 * it has one connection and no lock waits.
 */
export const timeouts = {
  statement_timeout: 20_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 20_000,
}

/** Settings that determine the text format of instants, which parsers.ts expects. */
const forms = { TimeZone: 'UTC', DateStyle: 'ISO, MDY' }

/**
 * Startup options for a connection without timeouts, such as that of a migration. They override the defaults of the
 * database user.
 */
export const unlimited = [
  ...Object.entries(forms).map(([name, value]) => `-c ${name}=${value.replace(' ', '')}`),
  ...Object.keys(timeouts).map((name) => `-c ${name}=0`),
].join(' ')

/**
 * @returns statements that store the settings as defaults of the database user who runs them, which requires no
 * privileges
 */
export function storedSettings(
  database: string,
  limits: Partial<typeof timeouts> = {},
  user = 'current_user',
) {
  return Object.entries({ ...forms, ...timeouts, ...limits })
    .map(
      ([name, value]) =>
        `alter role ${user} in database ${escapeIdentifier(database)} set ${name} = '${value}'`,
    )
    .join('; ')
}

/**
 * @throws StoreUnavailable if a setting is not stored for this database user. The values of stored timeouts are not
 * checked
 */
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
    `${first.name} is not set for the database user ${first.user}: run \`npm run migrate\` as this user, or ask an administrator to run ` +
      `\`${storedSettings(first.database, {}, escapeIdentifier(first.user))}\`. Then reconnect the connection pooler.`,
  )
}
