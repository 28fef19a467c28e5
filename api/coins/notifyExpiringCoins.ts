// Reminds members of expiring coins, several times before each expiry date.
import { and, eq, inArray, max, sql } from 'drizzle-orm'
import { reminderDays } from '../catalog/coinExpiry.ts'
import { dateIn } from '../locale/intl.ts'
import { completeLots, expiringWithin, type Expiring, type ExpiringDay } from '../ledger/ledger.ts'
import { notify, type Notification } from '../notices/notify.ts'
import { notices } from '../notices/tables.ts'
import { eachInBatches, type Portion } from '../store/eachInBatches.ts'
import type { Database } from '../store/store.ts'

const dayLength = 86_400_000

/**
 * Runs as a daily job. A second run on the same day has no effect, and a run after missed days also sends the newest of
 * the missed reminders.
 * @throws AggregateError with the failures, after all other members were notified
 */
export async function notifyExpiringCoins(db: Database, now: Date, portion: Portion = {}) {
  const reminders = reminderDays()
  const until = new Date(now.getTime() + (Math.max(...reminders) + 1) * dayLength)
  const remind = (members: readonly Expiring[]) =>
    db.transaction(async (tx) => {
      for (const { id, undated } of members) if (undated) await completeLots(tx, id, now)
      const last = await lastReminders(tx, members)
      await notify(tx, ...members.flatMap((member) => remindersOf(member, { reminders, last, now })))
    })
  await eachInBatches({
    ...portion,
    next: (span) => expiringWithin(db, { now, until }, span),
    work: (member) => remind([member]),
    together: remind,
  })
}

const referenceOf = (date: string) => `coins-expiring:${date}`

/** Returns the time of the last reminder of each member and expiry date, by member and reference without the days. */
async function lastReminders(tx: Database, members: readonly Expiring[]): Promise<ReadonlyMap<string, Date>> {
  const ofDate = sql<string>`left(${notices.reference}, ${referenceOf('YYYY-MM-DD').length}::int)`
  const references = members.flatMap(({ days }) => days.map(({ date }) => referenceOf(date)))
  const rows = await tx
    .select({ memberId: notices.memberId, reference: ofDate.as('of_date'), at: max(notices.at) })
    .from(notices)
    .where(
      and(
        inArray(
          notices.memberId,
          members.map(({ id }) => id),
        ),
        eq(notices.kind, 'coins-expiring'),
        inArray(ofDate, [...new Set(references)]),
      ),
    )
    .groupBy(notices.memberId, sql`of_date`)
  return new Map(rows.flatMap(({ memberId, reference, at }) => (at ? [[memberId + reference, at]] : [])))
}

type Context = { reminders: readonly number[]; last: ReadonlyMap<string, Date>; now: Date }

/** Returns the due reminders of a member, at most one for each expiry date. */
function remindersOf({ id: memberId, days }: Expiring, { reminders, last, now }: Context): Notification[] {
  return days.flatMap((day): Notification[] => {
    const daysAhead = dueReminder(day, { reminders, last: last.get(memberId + referenceOf(day.date)), now })
    if (daysAhead === undefined) return []
    const { date, coins } = day
    const reference = `${referenceOf(date)}:${daysAhead}`
    return [{ memberId, kind: 'coins-expiring', params: { coins, date: dateIn(date) }, reference, now }]
  })
}

/**
 * Returns the reminder that is due, as a number of days ahead. A reminder is not due if its day had passed before the
 * member got the coins, or if another notification about the coins was added since its day: by a release that sent one
 * reminder, or with other numbers of days in the catalog.
 */
function dueReminder(
  { endsAt, since }: ExpiringDay,
  { reminders, last, now }: { reminders: readonly number[]; last: Date | undefined; now: Date },
): number | undefined {
  const startOf = (daysAhead: number) => endsAt - (daysAhead + 1) * dayLength
  const daysAhead = reminders.find((days) => startOf(days) <= now.getTime())
  if (daysAhead === undefined) return undefined
  const start = startOf(daysAhead)
  return since > start || (last && last.getTime() > start) ? undefined : daysAhead
}
