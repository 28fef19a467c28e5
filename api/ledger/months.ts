// Sums the movements of a member's coins by month. The cost depends only on the postings of these months, and not on
// earlier ones.
import { and, asc, eq, gte, sql } from 'drizzle-orm'
import { prepared } from '../store/prepared.ts'
import type { Database } from '../store/store.ts'
import { ledgerAccounts, ledgerPostings, memberSide } from './tables.ts'

/** Sums of one month: `opening + earned − spent − expired + returned − takenBack = balance`. No sum is negative. */
export type CoinMonth = {
  /** First date of the month, as the caller passed it. */
  from: string
  opening: number
  /** Earned coins, without coins that were taken back in the same month. */
  earned: number
  /** Spent coins, without coins that were returned in the same month. */
  spent: number
  expired: number
  /** Returned coins in excess of the coins spent in the month. */
  returned: number
  /** Coins taken back in excess of the coins earned in the month. */
  takenBack: number
  /** Balance of coins at the end of the month. */
  balance: number
}

/** Sums of a month's postings by kind; each sum is 0 or positive. */
export type CoinSums = Record<'granted' | 'spent' | 'expired' | 'returned' | 'takenBack', number>

/**
 * Calculates `earned` as granted minus taken-back coins, and `spent` as spent minus returned coins. If a difference
 * would be negative, its excess is in `takenBack` or `returned` instead.
 */
export function monthOfSums(from: string, opening: number, sums: CoinSums): CoinMonth {
  const earned = sums.granted - sums.takenBack
  const spent = sums.spent - sums.returned
  return {
    from,
    opening,
    earned: Math.max(0, earned),
    spent: Math.max(0, spent),
    expired: sums.expired,
    returned: Math.max(0, -spent),
    takenBack: Math.max(0, -earned),
    balance: opening + earned - spent - sums.expired,
  }
}

const nothing: CoinSums = { granted: 0, spent: 0, expired: 0, returned: 0, takenBack: 0 }

/** Returns the sums of a member's coins for consecutive months, up to the current month. */
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
  const changes = rows.reduce((sum, { change }) => sum + change, 0)
  let opening = (rows[0]?.balance ?? 0) - changes
  return months.map(({ from }, index) => {
    const month = monthOfSums(from, opening, rows.find((row) => row.month === index + 1) ?? nothing)
    opening = month.balance
    return month
  })
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
      granted: total(sql`${kind} = 'grant'`),
      spent: sql<number>`-${total(sql`${kind} = 'spend'`)}`,
      expired: sql<number>`-${total(sql`${kind} = 'expiry'`)}`,
      returned: total(sql`${kind} = 'reversal' and ${amount} > 0`),
      takenBack: sql<number>`-${total(sql`${kind} = 'reversal' and ${amount} < 0`)}`,
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
