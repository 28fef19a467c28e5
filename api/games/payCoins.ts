// Coins for a game: a price of nothing is no posting, and too few coins are a refusal that says how many it takes.
import { InsufficientBalance, spend } from '../ledger/ledger.ts'
import { refuse } from '../http/refuse.ts'
import type { Database } from '../store/store.ts'

type Payment = { memberId: string; amount: number; purpose: string; reference: string; now: Date }

/** @throws NOT_ENOUGH_COINS */
export async function payCoins(tx: Database, { now, ...payment }: Payment) {
  if (payment.amount === 0) return
  try {
    await spend(tx, { ...payment, occurredAt: now })
  } catch (error) {
    if (!(error instanceof InsufficientBalance)) throw error
    refuse('NOT_ENOUGH_COINS', { reasons: [{ code: `COINS_NEEDED_${payment.amount}` }] })
  }
}
