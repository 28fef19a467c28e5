// Releases reserved stock when members are erased, and stops their parcels in the warehouse. Does not release units
// that were already sent.
import { and, asc, count, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm'
import { redemptions } from '../coins/tables.ts'
import { releaseStock } from '../fulfillment/stock.ts'
import { prizeItem } from '../fulfillment/supplies.ts'
import type { StockKind } from '../fulfillment/tables.ts'
import { drawResults } from '../games/tables.ts'
import { giftClaims } from '../gifts/tables.ts'
import { stopParcels } from '../rewards/stoppedParcels.ts'
import { giftEntitlements, vouchers } from '../rewards/tables.ts'
import { isUnsent } from '../store/columns.ts'
import type { Database } from '../store/store.ts'

type Piece = { item: string; pieces?: number }

/**
 * Releases units sorted by item, so that concurrent erasures lock stock rows in the same sequence and do not deadlock.
 */
async function release(tx: Database, kind: StockKind, { freed, at }: { freed: readonly Piece[]; at: Date }) {
  const byItem = Map.groupBy(freed, ({ item }) => item)
  for (const [item, all] of [...byItem].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const pieces = all.reduce((sum, piece) => sum + (piece.pieces ?? 1), 0)
    await releaseStock(tx, { kind, item, pieces }, { reason: 'erasure', by: 'job:erase members', at })
  }
}

/**
 * Releases the reserved stock of the members' unsent gifts. Call before the claims are deleted. Also stops the parcels
 * of won gifts, but releases no stock for them, because won gifts do not use the stock of gifts.
 */
export async function freeGifts(tx: Database, memberIds: string[], now: Date) {
  const unsent = await tx
    .select({ id: giftClaims.id, kind: giftClaims.kind, item: giftClaims.gift })
    .from(giftClaims)
    .where(and(inArray(giftClaims.memberId, memberIds), isUnsent(giftClaims)))
    .orderBy(asc(giftClaims.id))
    .for('update')
  await stopParcels(
    tx,
    unsent.map(({ id, item }) => ({ id, thing: item, kind: 'gift', stoppedAt: now })),
  )
  await release(tx, 'gift', { freed: unsent.filter(({ kind }) => kind !== 'won'), at: now })
}

/** Releases the reserved stock of the members' unsent products. Call before the redemptions are deleted. */
export async function freeProducts(tx: Database, memberIds: string[], now: Date) {
  const unsent = await tx
    .select({ id: redemptions.id, item: redemptions.product })
    .from(redemptions)
    .where(
      and(inArray(redemptions.memberId, memberIds), isUnsent(redemptions), isNull(redemptions.voucherId)),
    )
    .orderBy(asc(redemptions.id))
    .for('update')
  await stopParcels(
    tx,
    unsent.map(({ id, item }) => ({ id, thing: item, kind: 'redemption', stoppedAt: now })),
  )
  await release(tx, 'product', { freed: unsent, at: now })
}

/** Releases the stock of prizes that were neither sent nor used. Call before the draw results are deleted. */
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
  const prizes = await tx
    .select({ draw, prize, pieces: count() })
    .from(drawResults)
    .where(and(inArray(memberId, memberIds), or(exists(unsentGift), exists(unusedVoucher))))
    .groupBy(draw, prize)
  const freed = prizes.map((row) => ({ item: prizeItem(row.draw, row.prize), pieces: row.pieces }))
  await release(tx, 'prize', { freed, at: now })
}
