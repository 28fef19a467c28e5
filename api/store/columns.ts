// Columns that mean the same in every table, and conditions of indexes on them, which statements say in the same words.
import { sql } from 'drizzle-orm'
import { timestamp, type AnyPgColumn } from 'drizzle-orm/pg-core'

/** An instant, to the millisecond that JavaScript knows. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

type WithState = { state: AnyPgColumn }

/** What waits for the desk. */
export const isSubmitted = ({ state }: WithState) => sql`${state} = 'submitted'`

/** Reserved for a member, and not handed to a carrier. */
export const isUnsent = ({ state }: WithState) => sql`${state} in ('reserved', 'confirmed', 'packed')`

/** What a member was promised and does not have yet. */
export const isUnderWay = ({ state }: WithState) =>
  sql`${state} in ('reserved', 'confirmed', 'packed', 'shipped')`
