// Parts of the statements that create due rows for jobs.
import { sql, type SQL } from 'drizzle-orm'
import { campaigns } from '#api/catalog/campaigns.ts'
import { utcDate } from '#api/ledger/ledger.ts'

export type Due = {
  fill: (rows: number) => SQL[]
  /**
   * Returns the number of rows that the job has not processed yet, as the column `count`. A job that notifies members
   * deletes no rows, so its statement counts missing notifications.
   */
  left: (rows: number) => SQL
  /**
   * Trigger that prevents the processing of the third row; `undefined` for the raffle, which is a single unit of work.
   */
  stuck: FailingRow | undefined
}

/** Trigger that rejects one row of the table. */
export type FailingRow = { table: string; on: 'insert' | 'update' | 'delete'; column: string; value?: string }

const openRaffle = campaigns().en.find((campaign) => campaign.raffle)
if (!openRaffle) throw new Error('Catalog has no raffle that can be drawn.')
export const raffle = openRaffle

/** Time at which the jobs run; the raffle ends at this time. */
export const jobsRunAt = raffle.to
export const today = utcDate(jobsRunAt)
export const now = sql`${jobsRunAt.toISOString()}::timestamptz`
export const longAgo = sql`(${now} - interval '10 years')`

export const numbers = (rows: number) => sql`generate_series(1, ${Math.ceil(rows)}::int) n`
/** SQL expression of an id that is padded with zeros, so that ids sort like the numbers `n`. */
export const id = sql`lpad(n::text, 12, '0')`
const rowsOf = (table: string) => sql`(select count(*) from ${sql.identifier(table)})`
export const rowsLeft = (...tables: string[]) => ({
  left: () => sql`select (${sql.join(tables.map(rowsOf), sql` + `)})::int as count`,
})
export const noticesLeft = {
  left: (rows: number) => sql`select ${rows}::int - count(*)::int as count from notices`,
}

export const lotsUntil = (date: string) => (rows: number) => [
  sql`insert into ledger_accounts (id, currency, member_id, balance) select ${id}, 'coins', 'm' || n, 10 from ${numbers(rows)}`,
  sql`insert into ledger_lots (id, account_id, transaction_id, granted, remaining, expires_on)
    select ${id}, ${id}, 't' || n, 10, 10, ${date}::date from ${numbers(rows)}`,
]

export const members = (rows: number, { birthday, erasesAt }: { birthday?: SQL; erasesAt?: SQL }) =>
  sql`insert into members (id, first_name, country_code, register_country_code, time_zone, register_channel, register_source,
      policy_version, created_at, birthday, erases_at)
    select ${id}, 'Mali', 'TH', 'TH', 'Asia/Bangkok', 'web', 'web', '1', ${longAgo}, ${birthday ?? sql`null`}::date,
      ${erasesAt ?? sql`null`}::timestamptz from ${numbers(rows)}`

export const entries = (rows: number) => [
  members(rows, {}),
  sql`insert into raffle_entries (activity, member_id, id, state, entered_at)
    select ${raffle.id}, ${id}, ${id}, 'entered', ${longAgo} from ${numbers(rows)}`,
]
