// How many of a gift are left. The database decides who gets the last one: a row that has none is not updated.
import { and, eq, gt, sql } from 'drizzle-orm'
import { giftOf, type Gift } from '../catalog/gifts.ts'
import { refuse } from '../http/refuse.ts'
import { doLast } from '../store/doLast.ts'
import type { Database } from '../store/store.ts'
import { giftStock } from './tables.ts'

/** Takes one as the transaction ends: everybody who wants the gift waits for its row. @throws SOLD_OUT */
export async function reserveStock(tx: Database, gift: Gift) {
  const own = eq(giftStock.gift, gift.id)
  const [row] = await tx.select().from(giftStock).where(own)
  if (!row) await openStock(tx, gift)
  const { stock, taken } = row ?? { stock: gift.stock, taken: 0 }
  if (taken >= stock) refuse('SOLD_OUT')
  await doLast(
    tx,
    tx
      .update(giftStock)
      .set({ taken: sql`${giftStock.taken} + 1` })
      .where(and(own, gt(giftStock.stock, giftStock.taken)))
      .returning({ gift: giftStock.gift }),
  )
}

export async function releaseStock(tx: Database, gift: string) {
  await tx
    .update(giftStock)
    .set({ taken: sql`${giftStock.taken} - 1` })
    .where(eq(giftStock.gift, gift))
}

/** More of a gift have come in: for the desk. */
export async function addStock(tx: Database, gift: string, count: number) {
  await openStock(tx, giftOf(gift))
  await tx
    .update(giftStock)
    .set({ stock: sql`${giftStock.stock} + ${count}` })
    .where(eq(giftStock.gift, gift))
}

/** Its row, made from the catalogue when it is first needed. */
async function openStock(tx: Database, { id, stock }: Gift) {
  await tx.insert(giftStock).values({ gift: id, stock }).onConflictDoNothing()
}
