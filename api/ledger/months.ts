// Sums a member's coins month by month. What is read grows with these months' postings, not with the history before.
import { and, asc, eq, gte, sql } from 'drizzle-orm'
import { prepared } from '../store/prepared.ts'
import type { Database } from '../store/store.ts'
import { ledgerAccounts, ledgerPostings, memberSide } from './tables.ts'

export type CoinMonth = {
  /** As the caller names it. */
  from: string
  earned: number
  /** What a reversal gave back is taken off it. */
  spent: number
  expired: number
  /** At the month's end, as it is written down. */
  balance: number
}

/** A member's coins in months that follow one another, the last of which is running. */
export async function coinMonths(
  db: Database,
  memberId: string,
  months: readonly { from: string; start: Date }[],
): Promise<CoinMonth[]> {
  const rows = await monthsSince(db).execute({
    memberId,
    since: months[0]?.start,
    starts: `{${months.map(({ start }) => start.toISOString()).join()}}`,
  })
  let balance = rows[0]?.balance ?? 0
  // Backwards from what there is now.
  return months
    .map(({ from }, index) => ({ from, ...rows.find(({ month }) => month === index + 1) }))
    .toReversed()
    .map(({ from, earned = 0, spent = 0, expired = 0, change = 0 }) => {
      const atEnd = balance
      balance -= change
      return { from, earned, spent: Math.max(0, spent), expired, balance: atEnd }
    })
    .toReversed()
}

const monthsSince = prepared((db) => {
  const { kind, amount, occurredAt } = ledgerPostings
  const total = (condition: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(${amount}) filter (where ${condition}), 0)::bigint`
  const month = sql<number>`width_bucket(${occurredAt}, ${sql.placeholder('starts')}::timestamptz[])`.as(
    'month',
  )
  return db
    .select({
      balance: ledgerAccounts.balance,
      month,
      earned: total(sql`${kind} = 'grant'`),
      spent: sql<number>`-${total(sql`${kind} = 'spend' or ${kind} = 'reversal' and ${amount} > 0`)}`,
      expired: sql<number>`-${total(sql`${kind} = 'expiry'`)}`,
      change: total(sql`true`),
    })
    .from(ledgerAccounts)
    .leftJoin(
      ledgerPostings,
      and(
        eq(ledgerPostings.accountId, ledgerAccounts.id),
        memberSide(ledgerPostings),
        gte(occurredAt, sql.placeholder('since')),
      ),
    )
    .where(
      and(eq(ledgerAccounts.memberId, sql.placeholder('memberId')), eq(ledgerAccounts.currency, 'coins')),
    )
    .groupBy(ledgerAccounts.balance, month)
    .orderBy(asc(month))
    .prepare('coin_months')
})
