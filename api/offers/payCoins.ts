// Takes coins from a member for a price. An insufficient balance causes a business error; a price of 0 creates no
// posting.
import { refuse, type RefusalDetail } from '#shared/protocol/refuse.ts'
import { InsufficientBalance, spend, type SpendRequest } from '../ledger/ledger.ts'
import type { Database } from '../store/store.ts'

/**
 * @param detail data to add to the error response
 * @throws NOT_ENOUGH_COINS
 */
export async function payCoins(tx: Database, payment: SpendRequest, detail?: RefusalDetail) {
  if (payment.amount === 0) return
  try {
    await spend(tx, payment)
  } catch (error) {
    if (!(error instanceof InsufficientBalance)) throw error
    refuse('NOT_ENOUGH_COINS', detail)
  }
}
