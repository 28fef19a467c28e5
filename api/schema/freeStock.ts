// Returns reserved stock when members are erased, and stops their parcels in the warehouse. Pieces that were sent stay taken.
import { and, asc, count, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm'
import { mallStock, redemptions } from '../coins/tables.ts'
import { drawResults, drawStock } from '../games/tables.ts'
import { giftClaims, giftStock } from '../gifts/tables.ts'
import { stopParcels } from '../rewards/stoppedParcels.ts'
import { giftEntitlements, vouchers } from '../rewards/tables.ts'
import { isUnsent } from '../store/columns.ts'
import type { Database } from '../store/store.ts'

/** Quantities by name, sorted: concurrent erasures lock stock in the same order. */
function counted(names: readonly string[]) {
  const byName = Map.groupBy(names.toSorted(), (name) => name)
  return [...byName].map(([name, all]) => ({ name, pieces: all.length }))
}

/** Before their claims are deleted. What was won takes from no stock of gifts. */
export async function freeGifts(tx: Database, memberIds: string[], now: Date) {
  const unsent = await tx
    .select({ id: giftClaims.id, kind: giftClaims.kind, thing: giftClaims.gift })
    .from(giftClaims)
    .where(and(inArray(giftClaims.memberId, memberIds), isUnsent(giftClaims)))
    .orderBy(asc(giftClaims.id))
    .for('update')
  await stopParcels(
    tx,
    unsent.map(({ id, thing }) => ({ id, thing, kind: 'gift', stoppedAt: now })),
  )
  const ofStock = unsent.flatMap(({ kind, thing }) => (kind === 'won' ? [] : [thing]))
  for (const { name, pieces } of counted(ofStock))
    await tx
      .update(giftStock)
      .set({ taken: sql`${giftStock.taken} - ${pieces}` })
      .where(eq(giftStock.gift, name))
}

/** Before their redemptions are deleted. */
export async function freeProducts(tx: Database, memberIds: string[], now: Date) {
  const unsent = await tx
    .select({ id: redemptions.id, thing: redemptions.product })
    .from(redemptions)
    .where(
      and(inArray(redemptions.memberId, memberIds), isUnsent(redemptions), isNull(redemptions.voucherId)),
    )
    .orderBy(asc(redemptions.id))
    .for('update')
  await stopParcels(
    tx,
    unsent.map((row) => ({ ...row, kind: 'redemption', stoppedAt: now })),
  )
  for (const { name, pieces } of counted(unsent.map(({ thing }) => thing)))
    await tx
      .update(mallStock)
      .set({ remaining: sql`${mallStock.remaining} + ${pieces}` })
      .where(eq(mallStock.product, name))
}

/** Before their results are deleted: prizes that were neither sent nor used can be won again. */
export async function freePrizes(tx: Database, memberIds: string[], now: Date) {
  const reference = sql`'draw:' || ${drawResults.ticketId}`
  const unsentClaim = tx
    .select({ one: sql`1` })
    .from(giftClaims)
    .where(and(eq(giftClaims.entitlementId, giftEntitlements.id), isUnsent(giftClaims)))
  const unsentGift = tx
    .select({ one: sql`1` })
    .from(giftEntitlements)
    .where(
      and(
        eq(giftEntitlements.reference, reference),
        or(isNull(giftEntitlements.claimedAt), exists(unsentClaim)),
      ),
    )
  const unusedVoucher = tx
    .select({ one: sql`1` })
    .from(vouchers)
    .where(
      and(
        eq(vouchers.reference, reference),
        inArray(vouchers.state, ['active', 'reserved']),
        sql`${vouchers.expiresAt} > ${now.toISOString()}`,
      ),
    )
  const { draw, prize, memberId } = drawResults
  const free = await tx
    .select({ draw, prize, pieces: count() })
    .from(drawResults)
    .where(and(inArray(memberId, memberIds), or(exists(unsentGift), exists(unusedVoucher))))
    .groupBy(draw, prize)
    .orderBy(asc(draw), asc(prize))
  for (const stockRow of free)
    await tx
      .update(drawStock)
      .set({ taken: sql`${drawStock.taken} - ${stockRow.pieces}` })
      .where(and(eq(drawStock.draw, stockRow.draw), eq(drawStock.prize, stockRow.prize)))
}
