// Fills notices of parcels that cannot be sent with the coins that came back and their last day.
import { givenBack } from '../ledger/ledger.ts'
import { dateIn } from '../locale/intl.ts'
import type { Database } from '../store/store.ts'

/** With the last day on which all of them can be used; 0 if nothing was paid. @param reference of the spending */
export async function coinsBackParams(tx: Database, reference: string) {
  const back = await givenBack(tx, reference)
  return back ? { coins: back.coins, date: dateIn(back.until) } : { coins: 0, date: '' }
}
