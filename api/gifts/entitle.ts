// Gifts won or given elsewhere: each waits for its member to claim it.
import { giftOf } from '../catalog/gifts.ts'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { giftEntitlements } from './tables.ts'

type Entitlement = { memberId: string; gift: string; source: string; reference: string; now: Date }

/** Lets a member claim a gift of the catalogue, once for each reference. Throws for a gift it does not have. */
export async function entitle(tx: Database, { now, ...entitlement }: Entitlement) {
  giftOf(entitlement.gift)
  await tx
    .insert(giftEntitlements)
    .values({ ...entitlement, id: newId(), givenAt: now })
    .onConflictDoNothing()
}
