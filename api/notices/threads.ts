// Puts what was told of one parcel into one thread: its newest notice leads, the earlier ones stand below. Nothing is stored for
// that: what a notice is about says it, also those that a server of the release before leaves.
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

type Columns = { kind: SQLWrapper; reference: SQLWrapper }

/** Of which kinds they are. As the index `notices_threads` has it: another kind needs another index. */
export const isOfParcel = ({ kind }: Pick<Columns, 'kind'>): SQL<boolean> =>
  sql`${kind} in ('order-shipped', 'order-moved', 'gift-shipped', 'gift-moved', 'gift-cancelled', 'redemption-shipped', 'redemption-moved', 'redemption-cancelled')`

/** What of a reference is the parcel's: all but the state at its end. */
export const threadOf = ({ reference }: Pick<Columns, 'reference'>): SQL<string> =>
  sql<string>`regexp_replace(${reference}, ':[^:]*$', '')`
