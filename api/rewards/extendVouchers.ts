// Extends the vouchers of a member whose time zone changes.
import { and, eq, gte, isNotNull, ne } from 'drizzle-orm'
import { endAfterMove } from '../locale/lastDay.ts'
import type { Move } from '../members/endOf.ts'
import type { Database } from '../store/store.ts'
import { vouchers } from './tables.ts'

/**
 * Also extends used vouchers, because they become usable again if their order is canceled. Call within the transaction
 * that stores the new time zone. Executes one statement for all vouchers with the same last day.
 */
export async function extendVouchers(tx: Database, { memberId, timeZone, now }: Move) {
  const isOpen = and(
    eq(vouchers.memberId, memberId),
    ne(vouchers.state, 'void'),
    gte(vouchers.expiresAt, now),
    isNotNull(vouchers.lastDay),
  )
  const ends = await tx
    .selectDistinct({ lastDay: vouchers.lastDay, expiresAt: vouchers.expiresAt })
    .from(vouchers)
    .where(isOpen)
  for (const { lastDay, expiresAt } of ends) {
    if (lastDay === null) continue
    const end = endAfterMove(expiresAt, lastDay, timeZone)
    if (end > expiresAt)
      await tx
        .update(vouchers)
        .set({ expiresAt: end })
        .where(and(isOpen, eq(vouchers.lastDay, lastDay), eq(vouchers.expiresAt, expiresAt)))
  }
}
