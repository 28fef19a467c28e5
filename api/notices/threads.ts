// Groups the notifications of one parcel in a thread with the newest first. Threads are derived from the references, also for rows of the
// previous release, and not stored.
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

type Columns = { kind: SQLWrapper; reference: SQLWrapper }

/** Condition for kinds about parcels. Must match the index `notices_threads`: a new kind requires a new index. */
export const isOfParcel = ({ kind }: Pick<Columns, 'kind'>): SQL<boolean> =>
  sql`${kind} in ('order-shipped', 'order-moved', 'gift-shipped', 'gift-moved', 'gift-cancelled', 'redemption-shipped', 'redemption-moved', 'redemption-cancelled')`

/** Returns the part of a reference that identifies the parcel: all except the state at its end. */
export const threadOf = ({ reference }: Pick<Columns, 'reference'>): SQL<string> =>
  sql<string>`regexp_replace(${reference}, ':[^:]*$', '')`
