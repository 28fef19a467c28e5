// Extends the open ends of a member who moves: a last day lasts to its end in the later of the two time zones.
import { extendLots } from '../ledger/ledger.ts'
import type { Move } from '../members/endOf.ts'
import { extendVouchers } from '../rewards/extendVouchers.ts'
import type { Database } from '../store/store.ts'

/** One function for each table that stores an end of a member's day. */
const extensions: readonly ((tx: Database, move: Move) => Promise<unknown>)[] = [extendVouchers, extendLots]

/** Call within the transaction that stores the new time zone. */
export async function extendEnds(tx: Database, move: Move) {
  for (const extend of extensions) await extend(tx, move)
}
