// Purges days of check-ins and pauses that no page or rule reads any more, and tickets that cannot be used any more.
import { and, eq, inArray, isNotNull, lt, notInArray, or } from 'drizzle-orm'
import { draws } from '../catalog/draws.ts'
import { forgottenBefore } from '../catalog/retention.ts'
import { members } from '../members/tables.ts'
import { drawTickets } from '../rewards/tables.ts'
import { deleteInBatches } from '../store/deleteInBatches.ts'
import type { Portion } from '../store/eachInBatches.ts'
import { firstIdAt } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { checkInPauses, checkIns, ticketPurchases } from './tables.ts'

/** Call periodically. Results are retained, so that winners can verify them against the seed. */
export async function forgetPlayed(db: Database, now: Date, { stop }: Portion = {}) {
  const before = forgottenBefore('playedDays', now)
  const day = before.toISOString().slice(0, 10)
  const usable = [...draws.values()]
    .filter(({ closesAt }) => new Date(closesAt) >= before)
    .map(({ id }) => id)
  const { id, grantedAt, usedAt, draw } = drawTickets
  const isTicketOver = and(
    // Ids increase with time and are indexed.
    lt(id, firstIdAt(before.getTime())),
    lt(grantedAt, before),
    or(isNotNull(usedAt), notInArray(draw, usable)),
  )
  await deleteInBatches(
    db,
    [
      { table: checkIns, isDue: lt(checkIns.date, day), note: rememberMembers },
      { table: checkInPauses, isDue: lt(checkInPauses.date, day) },
      { table: ticketPurchases, isDue: lt(ticketPurchases.date, day) },
      { table: drawTickets, isDue: isTicketOver },
    ],
    stop,
  )
}

/** Stores that members have checked in, because a task grants a reward for it without a time limit. */
async function rememberMembers(tx: Database, expiredRows: Record<string, unknown>[]) {
  const ids = [...new Set(expiredRows.map(({ memberId }) => String(memberId)))].toSorted()
  await tx
    .update(members)
    .set({ hasCheckedIn: true })
    .where(and(inArray(members.id, ids), eq(members.hasCheckedIn, false)))
}
