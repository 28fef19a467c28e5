// Reads the points that a member gained recently, as the difference of two balances, which are read from an index.
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { prepared } from '../store/prepared.ts'
import type { Database } from '../store/store.ts'
import { ledgerAccounts, ledgerPostings, memberSide } from './tables.ts'

/** Returns the points that a member gained since an instant, without points that were taken back; never negative. */
export async function pointsSince(db: Database, memberId: string, since: Date): Promise<number> {
  const [row] = await balanceBefore(db).execute({ memberId, since })
  return Math.max(0, (row?.balance ?? 0) - (row?.before ?? 0))
}

const balanceBefore = prepared((db) => {
  const before = db
    .select({ balance: sql<number | null>`${ledgerPostings.balance}`.as('before_balance') })
    .from(ledgerPostings)
    .where(
      and(
        eq(ledgerPostings.accountId, ledgerAccounts.id),
        memberSide(ledgerPostings),
        lt(ledgerPostings.occurredAt, sql.placeholder('since')),
      ),
    )
    .orderBy(desc(ledgerPostings.occurredAt), desc(ledgerPostings.transactionId))
    .limit(1)
    .as('before')
  return db
    .select({ balance: ledgerAccounts.balance, before: before.balance })
    .from(ledgerAccounts)
    .leftJoinLateral(before, sql`true`)
    .where(
      and(eq(ledgerAccounts.memberId, sql.placeholder('memberId')), eq(ledgerAccounts.currency, 'points')),
    )
    .prepare('points_before')
})
