// Ends of lots: shared conditions for spending, expiry, sums and notifications.
import { and, gte, lte, sql, type Placeholder } from 'drizzle-orm'
import { addDays } from '../locale/calendar.ts'
import { utcDate } from './rules.ts'
import { ledgerLots } from './tables.ts'

const { expiresOn, expiresAt } = ledgerLots

/** Last instant at which coins of a lot can be spent. */
export const lotEnd = sql<string>`coalesce(${expiresAt}, (${expiresOn} + 1)::timestamp at time zone 'UTC' - interval '1 millisecond')`

type Value = string | Placeholder

/** An instant, and the dates around it on which a lot can end; they allow finding lots by index. */
export type Around = { now: Value; before: Value; today: Value }

/** Converts an instant to parameters of conditions and prepared statements. */
export const around = (now: Date) => ({
  now: now.toISOString(),
  before: addDays(utcDate(now), -1),
  today: utcDate(now),
})

export const placedAround: Around = {
  now: sql.placeholder('now'),
  before: sql.placeholder('before'),
  today: sql.placeholder('today'),
}

/** Lots whose coins can be spent. A local day ends at most 24 hours after the day in UTC. */
export const notEnded = ({ now, before }: Around) =>
  and(gte(expiresOn, before), sql`${lotEnd} >= ${now}::timestamptz`)

/** Lots past their end. A local day ends at most 24 hours before the day in UTC. */
export const ended = ({ now, today }: Around) =>
  and(lte(expiresOn, today), sql`${lotEnd} < ${now}::timestamptz`)
