// Ends of lots: the conditions that everything which spends, expires, sums or warns uses.
import { and, gte, lte, sql, type Placeholder } from 'drizzle-orm'
import { addDays } from '../locale/calendar.ts'
import { utcDate } from './rules.ts'
import { ledgerLots } from './tables.ts'

const { expiresOn, expiresAt } = ledgerLots

/** The last instant at which coins of a lot can be spent. */
export const lotEnd = sql<string>`coalesce(${expiresAt}, (${expiresOn} + 1)::timestamp at time zone 'UTC' - interval '1 millisecond')`

type Value = string | Placeholder

/** An instant and the dates around it, within which a date's end can lie: they find lots by their indexes. */
export type Around = { now: Value; before: Value; today: Value }

/** An instant as conditions and prepared statements take it. */
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

/** Lots whose coins can be spent. No day ends more than 24 hours after it does in UTC. */
export const notEnded = ({ now, before }: Around) =>
  and(gte(expiresOn, before), sql`${lotEnd} >= ${now}::timestamptz`)

/** Lots past their end. No day ends more than 24 hours before it does in UTC. */
export const ended = ({ now, today }: Around) =>
  and(lte(expiresOn, today), sql`${lotEnd} < ${now}::timestamptz`)
