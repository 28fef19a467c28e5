// Defines columns that have the same meaning in every table. Also defines conditions that must have the same SQL text
// in an index and in its queries, because PostgreSQL might otherwise not use the index.
import { sql } from 'drizzle-orm'
import { timestamp, type AnyPgColumn } from 'drizzle-orm/pg-core'

/** Column for an instant with a precision of milliseconds, like dates in JavaScript. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

type WithState = { state: AnyPgColumn }

/** Selects submissions that wait for review in the back office. */
export const isSubmitted = ({ state }: WithState) => sql`${state} = 'submitted'`

/** Stored country of a submission, in the form that the indexes contain; empty if no country is stored. */
export const submissionCountry = ({ countryCode }: { countryCode: AnyPgColumn }) =>
  sql`coalesce(${countryCode}, '')`

/** Selects claims and redemptions that are reserved for a member and not yet passed to a carrier. */
export const isUnsent = ({ state }: WithState) => sql`${state} in ('reserved', 'confirmed', 'packed')`

/** Selects claims and redemptions that are reserved for a member and not yet delivered. */
export const isUnderWay = ({ state }: WithState) =>
  sql`${state} in ('reserved', 'confirmed', 'packed', 'shipped')`

/** Country of the copy of an address, in the form that the indexes of parcels contain. */
export const addressCountry = ({ address }: { address: AnyPgColumn }) =>
  sql<string | null>`(${address} ->> 'countryCode')`
