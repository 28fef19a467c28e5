// Whose coins expire soon, for telling them.
import { and, asc, eq, gte, isNotNull, lte, sql } from 'drizzle-orm'
import { batchSize, within, type Span } from '../store/eachInBatches.ts'
import type { Database } from '../store/store.ts'
import { ledgerAccounts, ledgerLots, unspent } from './tables.ts'

type Dates = {
  /** `YYYY-MM-DD`, in UTC, both included. */
  from: string
  to: string
}

/** A member with the coins that expire, by their last day. */
export type Expiring = { id: string; days: { date: string; coins: number }[] }

/** The members of the span, by id, a batch at most, who have coins whose last day lies within those dates. */
export async function expiringWithin(db: Database, { from, to }: Dates, span: Span): Promise<Expiring[]> {
  const byDay = db
    .select({
      memberId: ledgerAccounts.memberId,
      date: ledgerLots.expiresOn,
      coins: sql<number>`sum(${ledgerLots.remaining})::bigint`.as('coins'),
    })
    .from(ledgerLots)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerLots.accountId))
    .where(
      and(
        unspent(ledgerLots),
        gte(ledgerLots.expiresOn, from),
        lte(ledgerLots.expiresOn, to),
        isNotNull(ledgerAccounts.memberId),
        within(ledgerAccounts.memberId, span),
      ),
    )
    .groupBy(ledgerAccounts.memberId, ledgerLots.expiresOn)
    .as('by_day')
  const day = sql`json_build_object('date', ${byDay.date}::text, 'coins', ${byDay.coins})`
  return await db
    .select({
      id: sql<string>`${byDay.memberId}`,
      days: sql<Expiring['days']>`json_agg(${day} order by ${byDay.date})`,
    })
    .from(byDay)
    .groupBy(byDay.memberId)
    .orderBy(asc(byDay.memberId))
    .limit(batchSize)
}
