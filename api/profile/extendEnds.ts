// Extends the expiry times of a member whose time zone changes. A last day, such as that of a voucher, then counts as
// ended only when it has ended in both time zones.
import { extendLots } from '../ledger/ledger.ts'
import type { Move } from '../members/endOf.ts'
import { extendVouchers } from '../rewards/extendVouchers.ts'
import type { Database } from '../store/store.ts'

/** Functions that extend expiry times, one for each table with expiry times in the member's time zone. */
const extensions: readonly ((tx: Database, move: Move) => Promise<unknown>)[] = [extendVouchers, extendLots]

/** Extends all expiry times of the member. Call within the transaction that stores the new time zone. */
export async function extendEnds(tx: Database, move: Move) {
  for (const extend of extensions) await extend(tx, move)
}
