// Computes the figures of the program, so that the back office reads no tables of members. Each run replaces the figures
// of recent days. Then it adds earlier months, newest first, until the first day of the program; a later run continues
// after the last month of an earlier run.
import { and, gte, inArray, lt, eq, sql } from 'drizzle-orm'
import { addDays, firstOfMonth } from '../../locale/calendar.ts'
import { figureDays, figures } from '../../staff/tables.ts'
import type { Portion } from '../../store/eachInBatches.ts'
import type { Database } from '../../store/store.ts'
import { widen, type DayRange } from './periods.ts'
import { sources, type Source } from './sources.ts'

/** Days before today that each run computes again, because the last run of a day is before its end. */
const recentDays = 2

/** Computes recent days, and then the months that are missing. */
export async function computeFigures(db: Database, now: Date, { stop }: Portion = {}) {
  await computeRecent(db, now)
  for (;;) {
    if (stop?.aborted || !(await computeEarlierMonth(db, now))) break
  }
}

async function computeRecent(db: Database, now: Date) {
  const today = utcDay(now)
  const tomorrow = addDays(today, 1)
  await alone(db, async (tx) => {
    const { last = today } = await computedDays(tx)
    // Includes all days since the last run, even if the job did not run for weeks.
    const sinceLast = (days: number) => {
      const from = addDays(today, -days)
      return { from: from < last ? from : last, to: tomorrow }
    }
    for (const source of sources) await replace(tx, source, sinceLast(source.settles))
    await markComputed(tx, sinceLast(recentDays), now)
  })
}

/** @returns false if all months are computed */
async function computeEarlierMonth(db: Database, now: Date): Promise<boolean> {
  return await alone(db, async (tx) => {
    const [{ first = utcDay(now) }, start] = [await computedDays(tx), await firstDay(tx)]
    if (start === undefined || first <= start) return false
    const range = { from: firstOfMonth(addDays(first, -1), 0), to: first }
    for (const source of sources) await replace(tx, source, range)
    await markComputed(tx, range, now)
    return true
  })
}

/** Runs one computation at a time, so that two workers do not insert the same figures. */
const alone = async <Result>(db: Database, work: (tx: Database) => Promise<Result>): Promise<Result> =>
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('figures', 0))`)
    return await work(tx)
  })

/** Replaces the figures of the source for all periods that contain a day of the range. */
async function replace(tx: Database, { metrics, periods, select }: Source, days: DayRange) {
  const ranges = periods.map((period) => ({ period, ...widen(period, days) }))
  for (const { period, from, to } of ranges)
    await tx
      .delete(figures)
      .where(
        and(
          inArray(figures.metric, [...metrics]),
          eq(figures.period, period),
          gte(figures.start, from),
          lt(figures.start, to),
        ),
      )
  await tx.execute(
    sql`insert into ${figures} (metric, period, start, country, value) ${select(days, ranges)}`,
  )
}

async function markComputed(tx: Database, { from, to }: DayRange, now: Date) {
  await tx.execute(sql`
    insert into ${figureDays} (day, computed_at)
    select day::date, ${now.toISOString()}::timestamptz
    from generate_series(${from}::date, ${to}::date - 1, interval '1 day') day
    on conflict (day) do update set computed_at = excluded.computed_at`)
}

/** Returns the first and the last day for which figures are computed, and the time of the last computation. */
export async function computedDays(
  db: Database,
): Promise<{ first?: string; last?: string; computedAt?: Date }> {
  const [row] = await db
    .select({
      first: sql<string | null>`min(${figureDays.day})::text`,
      last: sql<string | null>`max(${figureDays.day})::text`,
    })
    .from(figureDays)
  if (!row?.first || !row.last) return {}
  const [newest] = await db
    .select({ computedAt: figureDays.computedAt })
    .from(figureDays)
    .where(eq(figureDays.day, row.last))
  return { first: row.first, last: row.last, ...newest }
}

/** Returns the day of the first member or posting; undefined for an empty program. */
export async function firstDay(db: Database): Promise<string | undefined> {
  const { rows } = await db.execute<{ day: string | null }>(sql`
    select (least(
      (select min(created_at) from members),
      (select occurred_at from ledger_transactions order by id limit 1)
    ) at time zone 'UTC')::date::text as day`)
  return rows[0]?.day ?? undefined
}

const utcDay = (at: Date) => at.toISOString().slice(0, 10)
