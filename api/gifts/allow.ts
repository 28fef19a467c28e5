// Lets somebody at the desk allow gifts for babies beyond the limits, for families that are as the limits do not think.
import { sql } from 'drizzle-orm'
import type { Database } from '../store/store.ts'
import { giftAllowances } from './tables.ts'

/** @returns all gifts that the member may claim beyond the limits then, whichever limit each goes beyond */
export async function allowGifts(db: Database, memberId: string, gifts: number) {
  const [row] = await db
    .insert(giftAllowances)
    .values({ memberId, gifts })
    .onConflictDoUpdate({
      target: giftAllowances.memberId,
      set: { gifts: sql`${giftAllowances.gifts} + excluded.gifts` },
    })
    .returning({ gifts: giftAllowances.gifts })
  return row?.gifts ?? gifts
}
