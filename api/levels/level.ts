// Reads a member's level in a single statement without sums, because most pages and every gift need the level.
import { yearlyPoints } from '../ledger/ledger.ts'
import type { Database } from '../store/store.ts'
import { levelHeld } from './rules.ts'

/** Level from 1 to 4 (section 9 of the specification). */
export async function levelOf(db: Database, memberId: string, now: Date): Promise<number> {
  return levelHeld(await yearlyPoints(db, memberId, now)).level.level
}
