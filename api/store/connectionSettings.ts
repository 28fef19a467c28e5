// Keeps what every connection of the hub has with its user in the database, so that PostgreSQL gives it to each by itself. A pooler
// refuses what is asked of a connection when it is made, and hands what is set on one to whoever comes next.
import { inArray, sql } from 'drizzle-orm'
import { escapeIdentifier } from 'pg'
import type { Database } from './database.ts'
import { StoreUnavailable } from './unavailable.ts'

/**
 * Milliseconds after which PostgreSQL ends a statement, a wait for a lock, or a transaction in which nothing happens, so that
 * one that hangs does not hold connections and rows from everybody else. The embedded engine has one connection and no
 * clock that could interrupt it: nothing waits for a lock there.
 */
export const timeouts = {
  statement_timeout: 20_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 20_000,
}

/** How instants are read (parsers.ts). */
const forms = { TimeZone: 'UTC', DateStyle: 'ISO, MDY' }

/** Of a connection that is to have no limits, as PostgreSQL itself is asked for it: no kept ones count there. */
export const unlimited = [
  ...Object.entries(forms).map(([name, value]) => `-c ${name}=${value.replace(' ', '')}`),
  ...Object.keys(timeouts).map((name) => `-c ${name}=0`),
].join(' ')

/** @returns the statements that keep the settings for whoever runs them; no right is needed for that */
export function keptSettings(database: string, limits: Partial<typeof timeouts> = {}, user = 'current_user') {
  return Object.entries({ ...forms, ...timeouts, ...limits })
    .map(
      ([name, value]) =>
        `alter role ${user} in database ${escapeIdentifier(database)} set ${name} = '${value}'`,
    )
    .join('; ')
}

/** @throws StoreUnavailable where this user's connections lack one; a limit may be another than ours */
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
