// Counts the rows of all tables and sums the balances of the ledger. Two copies of a hub with the same totals are
// treated as identical.
import { sql } from 'drizzle-orm'
import type { Database } from '../store/store.ts'

export type Totals = { rows: Record<string, number>; ledger: Record<string, number> }

/** Reads all totals from one database snapshot, so that concurrent writes have no effect on them. */
export const totalsOf = (db: Database): Promise<Totals> =>
  withoutStatementTimeout(db, async (tx) => ({ rows: await rowCounts(tx), ledger: await ledgerSums(tx) }))

/** Runs `work` in a transaction without a statement timeout, because tables may be large. */
export const withoutStatementTimeout = <Of>(db: Database, work: (tx: Database) => Promise<Of>): Promise<Of> =>
  db.transaction(
    async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`)
      return await work(tx)
    },
    { isolationLevel: 'repeatable read' },
  )

/** Returns table names in alphabetical order. */
export async function tableNames(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename collate "C"`,
  )
  return rows.map(({ name }) => name)
}

async function rowCounts(db: Database) {
  const counts: Record<string, number> = {}
  for (const name of await tableNames(db)) {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*) as count from ${sql.identifier(name)}`,
    )
    counts[name] = rows[0]?.count ?? 0
  }
  return counts
}

/**
 * Returns the sums of the ledger by name, such as `coins in lots`. All sums after the first three must be zero; another
 * value is an error in the ledger.
 */
async function ledgerSums(db: Database): Promise<Record<string, number>> {
  const { rows } = await db.execute<Record<string, number>>(sql`
    select
      (select coalesce(sum(balance), 0)::bigint from ledger_accounts where currency = 'coins') as "coins that members have",
      (select coalesce(sum(balance), 0)::bigint from ledger_accounts where currency = 'points') as "points that members have",
      (select coalesce(sum(remaining), 0)::bigint from ledger_lots) as "coins in lots",
      (select coalesce(sum(amount), 0)::bigint from ledger_postings) as "sum of all postings",
      (select count(*) from ledger_accounts a
        left join (select account_id, sum(amount) as moved from ledger_postings group by 1) p on p.account_id = a.id
        where a.balance <> coalesce(p.moved, 0)) as "balances that are not what was posted"`)
  return rows[0] ?? {}
}

/** @returns one line for each difference; an empty list if both totals are equal */
export function differences(totals: Totals, other: Totals): string[] {
  const [first, second] = [
    { ...totals.rows, ...totals.ledger },
    { ...other.rows, ...other.ledger },
  ]
  const names = new Set([...Object.keys(first), ...Object.keys(second)])
  return [...names].flatMap((name) =>
    first[name] === second[name] ? [] : [`${name}: ${first[name] ?? 'none'} and ${second[name] ?? 'none'}`],
  )
}

/** Formats totals as lines for operators: the numbers of rows of non-empty tables, then the sums of the ledger. */
export function linesOf({ rows, ledger }: Totals): string[] {
  const counted = Object.entries(rows).filter(([, count]) => count > 0)
  const entries = [...counted, ...Object.entries(ledger)]
  const width = Math.max(...entries.map(([name]) => name.length))
  const all = counted.reduce((sum, [, count]) => sum + count, 0)
  return [
    ...entries.map(([name, number]) => `  ${name.padEnd(width)} ${number}`),
    `  ${all} rows in ${Object.keys(rows).length} tables; ${counted.length} tables have rows`,
  ]
}
