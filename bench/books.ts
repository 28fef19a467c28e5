// Checks the ledger after a benchmark.
import { sql } from 'drizzle-orm'
import type { Store } from '#api/store/store.ts'

/** @throws an Error if the sum of all ledger postings is not zero, or a balance differs from the sum of its postings */
export async function assertBooks({ db }: Store) {
  const { rows } = await db.execute<{ sum: string; wrong: string }>(sql`
    select (select coalesce(sum(amount), 0) from ledger_postings)::text as sum,
      (select count(*) from ledger_accounts a where purpose is null and balance <>
        (select coalesce(sum(amount), 0) from ledger_postings where account_id = a.id))::text as wrong`)
  if (rows[0]?.sum !== '0' || rows[0].wrong !== '0')
    throw new Error(`The ledger is inconsistent: ${JSON.stringify(rows)}`)
}
