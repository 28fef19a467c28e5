// Counts what is left of the mall's products. The database decides who gets the last one.
import { and, eq, gt, sql } from 'drizzle-orm'
import type { MallProduct } from '../catalog/mall.ts'
import type { Database } from '../store/store.ts'
import { mallStock } from './tables.ts'

/** What is left of each product that was ever redeemed; of the others the catalogue's stock is. */
export async function stocks(db: Database): Promise<Map<string, number>> {
  const rows = await db.select().from(mallStock)
  return new Map(rows.map(({ product, remaining }) => [product, remaining]))
}

export async function remainingOf(db: Database, { id, stock }: MallProduct): Promise<number> {
  const [row] = await db.select().from(mallStock).where(eq(mallStock.product, id))
  return row?.remaining ?? stock
}

/** Reserves one, unless none is left. The row stays locked to the end of the transaction: to be called last. */
export async function reserveStock(tx: Database, { id, stock }: MallProduct): Promise<boolean> {
  if (await decrement(tx, id)) return true
  await openStock(tx, { id, stock })
  return await decrement(tx, id)
}

/** More of a product have come in: for the desk. */
export async function addStock(tx: Database, product: MallProduct, count: number) {
  await openStock(tx, product)
  await tx
    .update(mallStock)
    .set({ remaining: sql`${mallStock.remaining} + ${count}` })
    .where(eq(mallStock.product, product.id))
}

/** None is left of it: for samples. */
export async function sellOut(tx: Database, product: string) {
  await openStock(tx, { id: product, stock: 0 })
}

/** Its row, made from the catalogue when it is first needed. */
async function openStock(tx: Database, { id, stock }: Pick<MallProduct, 'id' | 'stock'>) {
  await tx.insert(mallStock).values({ product: id, remaining: stock }).onConflictDoNothing()
}

async function decrement(tx: Database, product: string): Promise<boolean> {
  const rows = await tx
    .update(mallStock)
    .set({ remaining: sql`${mallStock.remaining} - 1` })
    .where(and(eq(mallStock.product, product), gt(mallStock.remaining, 0)))
    .returning({ product: mallStock.product })
  return rows.length === 1
}

/** Puts one back. */
export async function releaseStock(tx: Database, product: string) {
  await tx
    .update(mallStock)
    .set({ remaining: sql`${mallStock.remaining} + 1` })
    .where(eq(mallStock.product, product))
}
