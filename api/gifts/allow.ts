// Lets somebody at the desk allow gifts for babies beyond the limits, for families that are as the limits do not think.
import { sql } from 'drizzle-orm'
import type { Database } from '../store/store.ts'
import { giftAllowances } from './tables.ts'

/** So many more, whichever limit each goes beyond. */
export async function allowGifts(db: Database, memberId: string, gifts: number) {
  await db
    .insert(giftAllowances)
    .values({ memberId, gifts })
    .onConflictDoUpdate({
      target: giftAllowances.memberId,
      set: { gifts: sql`${giftAllowances.gifts} + excluded.gifts` },
    })
}
