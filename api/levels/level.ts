// The level a member holds: one statement that sums nothing, because most pages and every gift ask for it.
import { yearlyPoints } from '../ledger/ledger.ts'
import type { Database } from '../store/store.ts'
import { levelHeld } from './rules.ts'

/** 1 to 4 (section 9). */
export async function levelOf(db: Database, memberId: string, now: Date): Promise<number> {
  return levelHeld(await yearlyPoints(db, memberId, now)).level.level
}
