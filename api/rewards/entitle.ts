// Entitles members to gifts that they have won or were given. They can claim these gifts later.
import { gifts } from '../catalog/gifts.ts'
import { notify } from '../notices/notify.ts'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { giftEntitlements } from './tables.ts'

type Entitlement = { memberId: string; gift: string; source: string; reference: string; now: Date }

/**
 * Entitles a member to a gift of the catalog and notifies the member, only once for each reference.
 * @throws an Error if the gift is not in the catalog
 */
export async function entitle(tx: Database, { now, ...entitlement }: Entitlement) {
  const { memberId, gift, source, reference } = entitlement
  const names = gifts().get(gift)
  if (!names) throw new Error(`Catalog has no gift ${gift}.`)
  const [entitlementRow] = await tx
    .insert(giftEntitlements)
    .values({ ...entitlement, id: newId(), givenAt: now })
    .onConflictDoNothing()
    .returning({ id: giftEntitlements.id })
  if (!entitlementRow) return
  const isWon = source === 'draw' || source === 'raffle'
  await notify(tx, {
    ...(isWon
      ? { kind: 'draw-won', params: { prize: names.name } }
      : { kind: 'gift-granted', params: { gift: names.name } }),
    memberId,
    names,
    reference: `gift:${reference}`,
    now,
  })
}
