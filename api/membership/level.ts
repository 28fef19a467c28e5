// The level a member holds.
import { balances } from '../ledger/ledger.ts'
import type { Database } from '../store/store.ts'
import { levelFor } from './rules.ts'

/** 1 to 4 (section 9). */
export async function levelOf(db: Database, memberId: string, now: Date): Promise<number> {
  const { points } = await balances(db, memberId, now)
  return levelFor(points).level.level
}
