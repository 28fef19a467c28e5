// Gifts won or given elsewhere: each waits for its member to claim it.
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { giftEntitlements } from './tables.ts'

type Entitlement = { memberId: string; gift: string; source: string; reference: string; now: Date }

/** Lets a member claim a gift of the catalogue, once for each reference. */
export async function entitle(tx: Database, { now, ...entitlement }: Entitlement) {
  await tx
    .insert(giftEntitlements)
    .values({ ...entitlement, id: newId(), givenAt: now })
    .onConflictDoNothing()
}
