// Calculates a member's points per calendar year, which determine the level. Subtracts two balances, which are read
// from an index, instead of summing postings.
import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { zoneColumns, type Zoned } from '../members/member.ts'
import { members } from '../members/tables.ts'
import { prepared } from '../store/prepared.ts'
import type { Database } from '../store/store.ts'
import { referenceHashOf } from './post.ts'
import { yearAt } from './rules.ts'
import { ledgerAccounts, ledgerPostings, ledgerTransactions, memberSide } from './tables.ts'

export type YearlyPoints = {
  /** Current calendar year in the member's time zone. */
  year: number
  /** Points of the member in all years, without points that were taken back. */
  points: number
  /** Points gained since the start of the year, minus points that were taken back; never negative. */
  thisYear: number
  lastYear: number
}

/**
 * SQL expression for the year for which a posting counts. The year is stored with the posting, so that a change of the
 * time zone does not change the year.
 */
const yearPosted = sql<number>`coalesce(${ledgerPostings.year}, extract(year from ${ledgerPostings.occurredAt} at time zone 'UTC')::smallint)`

/** Returns a member's points of the current and the previous year; both are 0 before the first grant. */
export async function yearlyPoints(db: Database, memberId: string, now: Date): Promise<YearlyPoints> {
  // Latest year that has started in any time zone. The member's current year is this year or, around New Year, the
  // previous year.
  const latest = new Date(now.getTime() + 86_400_000).getUTCFullYear()
  const [row] = await balancesAtNewYear(db).execute({
    memberId,
    ...boundOf('first', latest),
    ...boundOf('second', latest - 1),
    ...boundOf('third', latest - 2),
  })
  const year = yearAt(zonedOf(row), now)
  const points = row?.balance ?? 0
  const [first, second, third] = [row?.first ?? 0, row?.second ?? 0, row?.third ?? 0]
  const [before, yearBefore] = year === latest ? [first, second] : [second, third]
  return { year, points, thisYear: Math.max(0, points - before), lastYear: Math.max(0, before - yearBefore) }
}

/**
 * Uses 3 January (UTC), when the year has started in all time zones, so that no later posting counts for an earlier
 * year.
 */
const boundOf = (name: 'first' | 'second' | 'third', year: number) => ({
  [name]: year,
  [`${name}Ends`]: new Date(Date.UTC(year, 0, 3)),
})

type ZonedRow = { [Column in keyof Zoned]: Zoned[Column] | null } | undefined

const zonedOf = (row: ZonedRow): Zoned => ({
  timeZone: row?.timeZone ?? 'UTC',
  nextTimeZone: row?.nextTimeZone ?? null,
  nextTimeZoneAt: row?.nextTimeZoneAt ?? null,
})

const balancesAtNewYear = prepared((db) => {
  const balanceBefore = (year: 'first' | 'second' | 'third') =>
    db
      .select({ balance: sql<number | null>`${ledgerPostings.balance}`.as(`${year}_balance`) })
      .from(ledgerPostings)
      .where(
        and(
          eq(ledgerPostings.accountId, ledgerAccounts.id),
          memberSide(ledgerPostings),
          lt(ledgerPostings.occurredAt, sql.placeholder(`${year}Ends`)),
          lt(yearPosted, sql.placeholder(year)),
        ),
      )
      .orderBy(desc(ledgerPostings.occurredAt), desc(ledgerPostings.transactionId))
      .limit(1)
      .as(year)
  const [first, second, third] = [balanceBefore('first'), balanceBefore('second'), balanceBefore('third')]
  return (
    db
      .select({
        balance: ledgerAccounts.balance,
        first: first.balance,
        second: second.balance,
        third: third.balance,
        ...zoneColumns,
      })
      // Starts from the given member id instead of the account, because a member without an account also needs a row
      // with time zones.
      .from(sql`(select ${sql.placeholder('memberId')}::text as id) as asked`)
      .leftJoin(
        ledgerAccounts,
        and(sql`${ledgerAccounts.memberId} = asked.id`, eq(ledgerAccounts.currency, 'points')),
      )
      .leftJoin(members, sql`${members.id} = asked.id`)
      .leftJoinLateral(first, sql`true`)
      .leftJoinLateral(second, sql`true`)
      .leftJoinLateral(third, sql`true`)
      .prepare('points_at_new_year')
  )
})

export type PointChange = { at: Date; amount: number; year: number }

/** Returns all changes of a member's points, oldest first. */
export async function pointChanges(db: Database, memberId: string): Promise<PointChange[]> {
  const rows = await db
    .select({ at: ledgerPostings.occurredAt, amount: ledgerPostings.amount, year: yearPosted })
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
  return rows.flatMap(({ at, ...change }) => (at ? [{ at, ...change }] : []))
}

/**
 * Returns the points that a member gained in the current calendar year by the grants with these references, minus
 * points that were taken back.
 */
export async function gainedInYear(db: Database, references: string[], now: Date): Promise<number> {
  const rows = await db
    .select({
      amount: sql<number>`sum(${ledgerPostings.amount})::bigint`,
      year: yearPosted,
      ...zoneColumns,
    })
    .from(ledgerTransactions)
    .innerJoin(
      ledgerPostings,
      and(eq(ledgerPostings.transactionId, ledgerTransactions.id), eq(ledgerPostings.side, 1)),
    )
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.accountId))
    .leftJoin(members, eq(members.id, ledgerAccounts.memberId))
    .where(inArray(ledgerTransactions.referenceHash, references.map(referenceHashOf)))
    .groupBy(yearPosted, members.timeZone, members.nextTimeZone, members.nextTimeZoneAt)
  return rows.reduce((sum, row) => (row.year >= yearAt(zonedOf(row), now) ? sum + row.amount : sum), 0)
}
