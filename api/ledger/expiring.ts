// Finds members whose coins expire soon, to notify them.
import { and, asc, eq, isNotNull, lte, sql, type SQL } from 'drizzle-orm'
import { batchSize, within, type Span } from '../store/eachInBatches.ts'
import type { Database } from '../store/store.ts'
import { around, lotEnd, notEnded } from './ends.ts'
import { utcDate } from './rules.ts'
import { ledgerAccounts, ledgerLots, ledgerTransactions, unspent } from './tables.ts'

/**
 * Coins that expire on the same day. `endsAt` is the last instant of that day, and `since` is the time at which the
 * member got the first of these coins, both in milliseconds.
 */
export type ExpiringDay = { date: string; coins: number; endsAt: number; since: number }

/**
 * A member with the coins that expire soon, grouped by last day. `undated` is true if an earlier release
 * stored some of these coins, without an end in the member's time zone.
 */
export type Expiring = { id: string; undated: boolean; days: ExpiringDay[] }

const milliseconds = (instant: SQL) => sql<number>`(extract(epoch from ${instant}) * 1000)::bigint`

/** Time of the transaction that granted or returned the coins of a lot. */
const startOfLot = sql`(select ${ledgerTransactions.occurredAt} from ${ledgerTransactions}
  where ${ledgerTransactions.id} = coalesce(${ledgerLots.returnedBy}, ${ledgerLots.transactionId}))`

/**
 * Returns a batch of members whose coins expire between now and `until`. The members have ids within the span and are
 * sorted by id. Scans accounts by id and uses an index on their unspent lots, because a scan of lots would read all
 * lots of the month for every batch.
 */
export async function expiringWithin(
  db: Database,
  { now, until }: { now: Date; until: Date },
  span: Span,
): Promise<Expiring[]> {
  const byDay = db
    .select({
      date: ledgerLots.expiresOn,
      coins: sql<number>`sum(${ledgerLots.remaining})::bigint`.as('coins'),
      endsAt: milliseconds(sql`min(${lotEnd})`).as('ends_at'),
      since: milliseconds(sql`coalesce(min(${startOfLot}), 'epoch')`).as('since'),
      undated: sql<boolean>`bool_or(${ledgerLots.expiresAt} is null)`.as('undated'),
    })
    .from(ledgerLots)
    .where(
      and(
        eq(ledgerLots.accountId, ledgerAccounts.id),
        unspent(ledgerLots),
        notEnded(around(now)),
        lte(ledgerLots.expiresOn, utcDate(until)),
        sql`${lotEnd} <= ${until.toISOString()}::timestamptz`,
      ),
    )
    .groupBy(ledgerLots.expiresOn)
    .as('by_day')
  const day = sql`json_build_object('date', ${byDay.date}::text, 'coins', ${byDay.coins}, 'endsAt', ${byDay.endsAt},
    'since', ${byDay.since})`
  const ofAccount = db
    .select({
      days: sql<Expiring['days'] | null>`json_agg(${day} order by ${byDay.date})`.as('days'),
      undated: sql<boolean>`bool_or(${byDay.undated})`.as('any_undated'),
    })
    .from(byDay)
    .as('of_account')
  return await db
    .select({
      id: sql<string>`${ledgerAccounts.memberId}`,
      days: sql<Expiring['days']>`${ofAccount.days}`,
      undated: ofAccount.undated,
    })
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
