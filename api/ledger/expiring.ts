// Whose coins expire soon, for telling them.
import { and, asc, eq, gte, isNotNull, lte, sql } from 'drizzle-orm'
import { batchSize } from '../store/eachInBatches.ts'
import type { Database } from '../store/store.ts'
import { ledgerAccounts, ledgerLots, unspent } from './tables.ts'

type Dates = {
  /** `YYYY-MM-DD`, in UTC, both included. */
  from: string
  to: string
}

export type Expiring = { memberId: string; coins: number; date: string }

/** Coins whose last day lies within those dates, summed by member and day, a page at a time. */
export async function* expiringWithin(db: Database, { from, to }: Dates): AsyncGenerator<Expiring> {
  for (let after = { memberId: '', date: from }; ;) {
    const found = await db
      .select({
        memberId: sql<string>`${ledgerAccounts.memberId}`,
        date: ledgerLots.expiresOn,
        coins: sql<number>`sum(${ledgerLots.remaining})::bigint`,
      })
      .from(ledgerLots)
      .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerLots.accountId))
      .where(
        and(
          unspent(ledgerLots),
          gte(ledgerLots.expiresOn, from),
          lte(ledgerLots.expiresOn, to),
          isNotNull(ledgerAccounts.memberId),
          sql`(${ledgerAccounts.memberId}, ${ledgerLots.expiresOn}) > (${after.memberId}, ${after.date}::date)`,
        ),
      )
      .groupBy(ledgerAccounts.memberId, ledgerLots.expiresOn)
      .orderBy(asc(ledgerAccounts.memberId), asc(ledgerLots.expiresOn))
      .limit(batchSize)
    yield* found
    const last = found.at(-1)
    if (!last || found.length < batchSize) return
    after = last
  }
}
