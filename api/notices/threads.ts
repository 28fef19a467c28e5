// Groups the notifications of one parcel in a thread, newest first. Threads are not stored but derived from the
// references, so that rows of the previous release also belong to threads.
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

type Columns = { kind: SQLWrapper; reference: SQLWrapper }

/**
 * SQL condition for kinds of notifications about parcels. Must match the index `notices_threads`: a new kind requires a
 * new index.
 */
export const isOfParcel = ({ kind }: Pick<Columns, 'kind'>): SQL<boolean> =>
  sql`${kind} in ('order-shipped', 'order-moved', 'gift-shipped', 'gift-moved', 'gift-cancelled', 'redemption-shipped', 'redemption-moved', 'redemption-cancelled')`

/**
 * SQL expression for the part of a reference that identifies the parcel: the reference without the last colon and the
 * state after it.
 */
export const threadOf = ({ reference }: Pick<Columns, 'reference'>): SQL<string> =>
  sql<string>`regexp_replace(${reference}, ':[^:]*$', '')`
