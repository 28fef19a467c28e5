// Builds the parameters of notifications about canceled gift claims and redemptions: the refunded coins and their
// expiry.
import { givenBack } from '../ledger/ledger.ts'
import { dateIn } from '../locale/intl.ts'
import type { Database } from '../store/store.ts'

/**
 * Returns the refunded coins and the last day on which all of them can be used; 0 coins if the price was 0.
 * @param reference ledger reference of the spend that was reversed
 */
export async function coinsBackParams(tx: Database, reference: string) {
  const back = await givenBack(tx, reference)
  return back ? { coins: back.coins, date: dateIn(back.until) } : { coins: 0, date: '' }
}
