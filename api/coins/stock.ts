// Counts what is left of the mall's products. The database decides who gets the last one.
import { and, eq, gt, gte, sql } from 'drizzle-orm'
import type { MallProduct } from '../catalog/mall.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import { beforeCommit } from '../store/transaction.ts'
import type { Database } from '../store/store.ts'
import { mallStock } from './tables.ts'

/** What is left of each product that was ever redeemed; of the others the catalogue's stock is. */
export async function stocks(db: Database): Promise<Map<string, number>> {
  const rows = await db.select().from(mallStock)
  return new Map(rows.map(({ product, remaining }) => [product, remaining]))
}

/** Reserves one as the transaction ends: everybody who wants the product waits for its row. @throws SOLD_OUT */
export async function reserveStock(tx: Database, product: MallProduct) {
  const own = eq(mallStock.product, product.id)
  const [row] = await tx.select().from(mallStock).where(own)
  if (!row) await openStock(tx, product)
  if ((row?.remaining ?? product.stock) < 1) refuse('SOLD_OUT')
  await beforeCommit(
    tx,
    tx
      .update(mallStock)
      .set({ remaining: sql`${mallStock.remaining} - 1` })
      .where(and(own, gt(mallStock.remaining, 0))),
  )
}

/**
 * Adds to what is left of the product, or removes from it; what is reserved is not counted in it.
 * @returns whether it was done, and the pieces that are free then
 */
export async function changeStock(tx: Database, product: MallProduct, count: number) {
  await openStock(tx, product)
  const own = eq(mallStock.product, product.id)
  const changed = await tx
    .update(mallStock)
    .set({ remaining: sql`${mallStock.remaining} + ${count}` })
    .where(and(own, gte(sql`${mallStock.remaining} + ${count}`, 0)))
    .returning()
  const [row] = changed.length > 0 ? changed : await tx.select().from(mallStock).where(own)
  return { isDone: changed.length > 0, free: row?.remaining ?? 0 }
}

/** None is left of it: for samples. */
export async function sellOut(tx: Database, product: string) {
  await openStock(tx, { id: product, stock: 0 })
}

/** Its row, made from the catalogue when it is first needed. */
async function openStock(tx: Database, { id, stock }: Pick<MallProduct, 'id' | 'stock'>) {
  await tx.insert(mallStock).values({ product: id, remaining: stock }).onConflictDoNothing()
}

/** Puts one back. */
export async function releaseStock(tx: Database, product: string) {
  await tx
    .update(mallStock)
    .set({ remaining: sql`${mallStock.remaining} + 1` })
    .where(eq(mallStock.product, product))
}
