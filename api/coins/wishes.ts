// Keeps what members save for: one product each.
import { eq } from 'drizzle-orm'
import type { Database } from '../store/store.ts'
import { mallWishes } from './tables.ts'

/** The product of the catalogue that the member saves for. */
export async function wishOf(db: Database, memberId: string): Promise<string | undefined> {
  const [wish] = await db
    .select({ product: mallWishes.product })
    .from(mallWishes)
    .where(eq(mallWishes.memberId, memberId))
  return wish?.product
}

/** `null` for nothing any more. */
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
