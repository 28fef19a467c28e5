// Columns that mean the same in every table, and conditions that indexes and queries must share verbatim.
import { sql } from 'drizzle-orm'
import { timestamp, type AnyPgColumn } from 'drizzle-orm/pg-core'

/** An instant with millisecond precision, as in JavaScript. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

type WithState = { state: AnyPgColumn }

/** Waiting for review in the back office. */
export const isSubmitted = ({ state }: WithState) => sql`${state} = 'submitted'`

/** Reserved for a member and not yet passed to a carrier. */
export const isUnsent = ({ state }: WithState) => sql`${state} in ('reserved', 'confirmed', 'packed')`

/** Promised to a member and not yet delivered. */
export const isUnderWay = ({ state }: WithState) =>
  sql`${state} in ('reserved', 'confirmed', 'packed', 'shipped')`
