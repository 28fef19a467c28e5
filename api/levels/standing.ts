// Reads a member's balances and level once for several lists of one response.
import { balances, type Balances } from '../ledger/ledger.ts'
import type { Database } from '../store/store.ts'
import { levelOf } from './level.ts'

/** Pending reads. Each list waits for them together with its other queries. */
export type Standing = { balances: Promise<Balances>; level: Promise<number> }

export const readStanding = (db: Database, memberId: string, now: Date): Standing => ({
  balances: balances(db, memberId, now),
  level: levelOf(db, memberId, now),
})
