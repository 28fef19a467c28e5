// How many of a gift are left. The database decides who gets the last one: a row that has none is not updated.
import { and, eq, gt, gte, sql } from 'drizzle-orm'
import type { Gift } from '../catalog/gifts.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import { beforeCommit } from '../store/transaction.ts'
import type { Database } from '../store/store.ts'
import { giftStock } from './tables.ts'

/** Takes one as the transaction ends: everybody who wants the gift waits for its row. @throws SOLD_OUT */
export async function reserveStock(tx: Database, gift: Gift) {
  const own = eq(giftStock.gift, gift.id)
  const [row] = await tx.select().from(giftStock).where(own)
  if (!row) await openStock(tx, gift)
  const { stock, taken } = row ?? { stock: gift.stock, taken: 0 }
  if (taken >= stock) refuse('SOLD_OUT')
  await beforeCommit(
    tx,
    tx
      .update(giftStock)
      .set({ taken: sql`${giftStock.taken} + 1` })
      .where(and(own, gt(giftStock.stock, giftStock.taken))),
  )
}

export async function releaseStock(tx: Database, gift: string) {
  await tx
    .update(giftStock)
    .set({ taken: sql`${giftStock.taken} - 1` })
    .where(eq(giftStock.gift, gift))
}

/**
 * Adds to the stock of the gift, or removes from it, but not below what is taken.
 * @returns whether it was done, and the pieces that are free then
 */
export async function changeStock(tx: Database, gift: Gift, count: number) {
  await openStock(tx, gift)
  const own = eq(giftStock.gift, gift.id)
  const changed = await tx
    .update(giftStock)
    .set({ stock: sql`${giftStock.stock} + ${count}` })
    .where(and(own, gte(sql`${giftStock.stock} + ${count}`, giftStock.taken)))
    .returning()
  const [row] = changed.length > 0 ? changed : await tx.select().from(giftStock).where(own)
  return { isDone: changed.length > 0, free: row ? row.stock - row.taken : 0 }
}

/** Its row, made from the catalogue when it is first needed. */
async function openStock(tx: Database, { id, stock }: Gift) {
  await tx.insert(giftStock).values({ gift: id, stock }).onConflictDoNothing()
}
