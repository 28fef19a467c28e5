// Takes what a member pays in coins: too few of them are a refusal, a price of nothing is no posting.
import { refuse, type RefusalDetail } from '#shared/protocol/refuse.ts'
import { InsufficientBalance, spend, type SpendRequest } from '../ledger/ledger.ts'
import type { Database } from '../store/store.ts'

/** @param detail what the refusal says besides @throws NOT_ENOUGH_COINS */
export async function payCoins(tx: Database, payment: SpendRequest, detail?: RefusalDetail) {
  if (payment.amount === 0) return
  try {
    await spend(tx, payment)
  } catch (error) {
    if (!(error instanceof InsufficientBalance)) throw error
    refuse('NOT_ENOUGH_COINS', detail)
  }
}
