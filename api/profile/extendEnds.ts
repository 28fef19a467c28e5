// Extends expiry times of a member whose time zone changes: a last day then ends in the later of the two time zones.
import { extendLots } from '../ledger/ledger.ts'
import type { Move } from '../members/endOf.ts'
import { extendVouchers } from '../rewards/extendVouchers.ts'
import type { Database } from '../store/store.ts'

/** One function for each table with expiry times in the member's time zone. */
const extensions: readonly ((tx: Database, move: Move) => Promise<unknown>)[] = [extendVouchers, extendLots]

/** Call within the transaction that stores the new time zone. */
export async function extendEnds(tx: Database, move: Move) {
  for (const extend of extensions) await extend(tx, move)
}
