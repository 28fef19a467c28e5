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

/**
 * The members of the span, by id, a batch at most, who have coins whose last day lies within those dates. They are looked at in the
 * order of their ids, each with the index of what they have left: whoever begins with the lots reads all of a month's for every batch.
 */
export async function expiringWithin(db: Database, { from, to }: Dates, span: Span): Promise<Expiring[]> {
  const byDay = db
    .select({
      date: ledgerLots.expiresOn,
      coins: sql<number>`sum(${ledgerLots.remaining})::bigint`.as('coins'),
    })
    .from(ledgerLots)
    .where(
      and(
        eq(ledgerLots.accountId, ledgerAccounts.id),
        unspent(ledgerLots),
        gte(ledgerLots.expiresOn, from),
        lte(ledgerLots.expiresOn, to),
      ),
    )
    .groupBy(ledgerLots.expiresOn)
    .as('by_day')
  const day = sql`json_build_object('date', ${byDay.date}::text, 'coins', ${byDay.coins})`
  const ofAccount = db
    .select({ days: sql<Expiring['days'] | null>`json_agg(${day} order by ${byDay.date})`.as('days') })
    .from(byDay)
    .as('of_account')
  return await db
    .select({ id: sql<string>`${ledgerAccounts.memberId}`, days: sql<Expiring['days']>`${ofAccount.days}` })
    .from(ledgerAccounts)
    .innerJoinLateral(ofAccount, isNotNull(ofAccount.days))
    .where(
      and(
        eq(ledgerAccounts.currency, 'coins'),
        isNotNull(ledgerAccounts.memberId),
        within(ledgerAccounts.memberId, span),
      ),
    )
    .orderBy(asc(ledgerAccounts.memberId))
    .limit(batchSize)
}
