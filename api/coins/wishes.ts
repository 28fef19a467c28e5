// Stores the product that a member saves for.
import { eq } from 'drizzle-orm'
import type { Database } from '../store/store.ts'
import { mallWishes } from './tables.ts'

/** Returns the catalog id of the product that the member saves for. */
export async function wishOf(db: Database, memberId: string): Promise<string | undefined> {
  const [wish] = await db
    .select({ product: mallWishes.product })
    .from(mallWishes)
    .where(eq(mallWishes.memberId, memberId))
  return wish?.product
}

/** @param product id of the product that the member saves for; `null` for no product */
export async function setWish(db: Database, memberId: string, product: string | null): Promise<void> {
  if (product === null) {
    await db.delete(mallWishes).where(eq(mallWishes.memberId, memberId))
    return
  }
  await db
    .insert(mallWishes)
    .values({ memberId, product })
    .onConflictDoUpdate({ target: mallWishes.memberId, set: { product } })
}
