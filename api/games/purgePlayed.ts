// Purges check-ins and pauses that no page or rule reads any more, and tickets that cannot be used any more.
import { and, eq, inArray, isNotNull, lt, notInArray, or } from 'drizzle-orm'
import { draws } from '../catalog/draws.ts'
import { expiredBefore } from '../catalog/retention.ts'
import { members } from '../members/tables.ts'
import { drawTickets } from '../rewards/tables.ts'
import { deleteInBatches } from '../store/deleteInBatches.ts'
import type { Portion } from '../store/eachInBatches.ts'
import { firstIdAt } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { checkInPauses, checkIns, ticketPurchases } from './tables.ts'

/**
 * Deletes the expired rows; call periodically. Retains results of draws, so that members can verify the results with
 * the seed.
 */
export async function purgePlayed(db: Database, now: Date, { stop }: Portion = {}) {
  const before = expiredBefore('playedDays', now)
  const day = before.toISOString().slice(0, 10)
  const usable = [...draws().values()]
    .filter(({ closesAt }) => new Date(closesAt) >= before)
    .map(({ id }) => id)
  const { id, grantedAt, usedAt, draw } = drawTickets
  const isTicketOver = and(
    // Also filters by id, because ids increase with time and are indexed, which makes the query fast.
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

/** Stores that members have checked in, because the task `first-check-in` can be completed at any later time. */
async function rememberMembers(tx: Database, expiredRows: Record<string, unknown>[]) {
  const ids = [...new Set(expiredRows.map(({ memberId }) => String(memberId)))].toSorted()
  await tx
    .update(members)
    .set({ hasCheckedIn: true })
    .where(and(inArray(members.id, ids), eq(members.hasCheckedIn, false)))
}
