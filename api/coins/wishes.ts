// Stores the product that a member saves for. If the product is sold out, the row also contains since when, so that the
// member is notified when it is available again (notifyRestocked.ts).
import { eq, sql } from 'drizzle-orm'
import { prepared } from '../store/prepared.ts'
import type { Database } from '../store/store.ts'
import { mallWishes } from './tables.ts'

/** Returns the catalog id of the product that the member saves for. */
export async function wishOf(db: Database, memberId: string): Promise<string | undefined> {
  const [wish] = await wishes(db).execute({ memberId })
  return wish?.product
}

const wishes = prepared((db) =>
  db
    .select({ product: mallWishes.product })
    .from(mallWishes)
    .where(eq(mallWishes.memberId, sql.placeholder('memberId')))
    .prepare('mall_wish'),
)

/** Product that a member saves for, and since when it is sold out; `null` if it is available. */
type Wish = { product: string; soldOutAt: Date | null }

/** Replaces the product that the member saves for. A repeated wish for a sold-out product stays as old as it was. */
export async function setWish(db: Database, memberId: string, wish: Wish): Promise<void> {
  const { product, soldOutAt } = mallWishes
  const next = {
    product: sql`excluded.product`,
    soldOutAt: sql`coalesce(case when ${product} = excluded.product then ${soldOutAt} end, excluded.sold_out_at)`,
  }
  await db
    .insert(mallWishes)
    .values({ memberId, ...wish })
    .onConflictDoUpdate({ target: mallWishes.memberId, set: next })
}

export async function deleteWish(db: Database, memberId: string): Promise<void> {
  await db.delete(mallWishes).where(eq(mallWishes.memberId, memberId))
}
