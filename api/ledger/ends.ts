// Defines SQL conditions that select lots (coins that expire together) by their expiry. Queries for spending, expiry,
// sums and notifications share these conditions.
import { and, gte, lte, sql, type Placeholder } from 'drizzle-orm'
import { addDays } from '../locale/calendar.ts'
import { utcDate } from './rules.ts'
import { ledgerLots } from './tables.ts'

const { expiresOn, expiresAt } = ledgerLots

/** SQL expression for the last instant at which coins of a lot can be spent. */
export const lotEnd = sql<string>`coalesce(${expiresAt}, (${expiresOn} + 1)::timestamp at time zone 'UTC' - interval '1 millisecond')`

type Value = string | Placeholder

/**
 * An instant as SQL parameters, with the two UTC dates that select lots by an index: yesterday (`before`) and today.
 */
export type Around = { now: Value; before: Value; today: Value }

/** Converts an instant to the parameters of the conditions in this file, also for prepared statements. */
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

/**
 * SQL condition for lots whose coins can be spent. Starts at `before`, which is yesterday in UTC, because west of UTC a
 * local day ends after the UTC day with the same date.
 */
export const notEnded = ({ now, before }: Around) =>
  and(gte(expiresOn, before), sql`${lotEnd} >= ${now}::timestamptz`)

/**
 * SQL condition for expired lots. Includes lots that end `today`, because east of UTC a local day ends before the UTC
 * day with the same date.
 */
export const ended = ({ now, today }: Around) =>
  and(lte(expiresOn, today), sql`${lotEnd} < ${now}::timestamptz`)
