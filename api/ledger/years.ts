// Points by calendar year (UTC), by which levels are reached: the difference of two balances, each read from an index.
import { and, asc, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { prepared } from '../store/prepared.ts'
import type { Database } from '../store/store.ts'
import { referenceHashOf } from './post.ts'
import { ledgerAccounts, ledgerPostings, ledgerTransactions, memberSide } from './tables.ts'

export type YearlyPoints = {
  /** All the member has. */
  points: number
  /** Gained since the year began, less what was taken back; never below 0. */
  thisYear: number
  lastYear: number
}

/** A member's points of this year and of the last; zeros for somebody who never got any. */
export async function yearlyPoints(db: Database, memberId: string, now: Date): Promise<YearlyPoints> {
  const year = now.getUTCFullYear()
  const [row] = await balancesAtNewYear(db).execute({
    memberId,
    thisYear: new Date(Date.UTC(year, 0)),
    lastYear: new Date(Date.UTC(year - 1, 0)),
  })
  const [points, before, yearBefore] = [row?.balance ?? 0, row?.before ?? 0, row?.yearBefore ?? 0]
  return {
    points,
    thisYear: Math.max(0, points - before),
    lastYear: Math.max(0, before - yearBefore),
  }
}

const balancesAtNewYear = prepared((db) => {
  const balanceBefore = (instant: 'thisYear' | 'lastYear', name: string) =>
    db
      .select({ balance: sql<number | null>`${ledgerPostings.balance}`.as(name) })
      .from(ledgerPostings)
      .where(
        and(
          eq(ledgerPostings.accountId, ledgerAccounts.id),
          memberSide(ledgerPostings),
          lt(ledgerPostings.occurredAt, sql.placeholder(instant)),
        ),
      )
      .orderBy(desc(ledgerPostings.occurredAt), desc(ledgerPostings.transactionId))
      .limit(1)
      .as(instant)
  const before = balanceBefore('thisYear', 'before')
  const yearBefore = balanceBefore('lastYear', 'year_before')
  return db
    .select({ balance: ledgerAccounts.balance, before: before.balance, yearBefore: yearBefore.balance })
    .from(ledgerAccounts)
    .leftJoinLateral(before, sql`true`)
    .leftJoinLateral(yearBefore, sql`true`)
    .where(
      and(eq(ledgerAccounts.memberId, sql.placeholder('memberId')), eq(ledgerAccounts.currency, 'points')),
    )
    .prepare('points_at_new_year')
})

/** Every change of a member's points, oldest first. */
export async function pointChanges(db: Database, memberId: string): Promise<{ at: Date; amount: number }[]> {
  const rows = await db
    .select({ at: ledgerPostings.occurredAt, amount: ledgerPostings.amount })
    .from(ledgerPostings)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.accountId))
    .where(
      and(
        eq(ledgerAccounts.memberId, memberId),
        eq(ledgerAccounts.currency, 'points'),
        memberSide(ledgerPostings),
      ),
    )
    .orderBy(asc(ledgerPostings.occurredAt), asc(ledgerPostings.transactionId))
  return rows.flatMap(({ at, amount }) => (at ? [{ at, amount }] : []))
}

/** What a member gained and lost under the references in the calendar year (UTC) of an instant, taken together. */
export async function gainedInYear(db: Database, references: string[], now: Date): Promise<number> {
  const [row] = await db
    .select({ amount: sql<number | null>`sum(${ledgerPostings.amount})::bigint` })
    .from(ledgerTransactions)
    .innerJoin(
      ledgerPostings,
      and(eq(ledgerPostings.transactionId, ledgerTransactions.id), eq(ledgerPostings.side, 1)),
    )
    .where(
      and(
        inArray(ledgerTransactions.referenceHash, references.map(referenceHashOf)),
        gte(ledgerTransactions.occurredAt, new Date(Date.UTC(now.getUTCFullYear(), 0))),
      ),
    )
  return row?.amount ?? 0
}
