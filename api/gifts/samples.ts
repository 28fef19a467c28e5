// Adds two gifts of a sample member: a won gift that is not claimed yet, and a level gift that was claimed and shipped.
import { gifts } from '../catalog/gifts.ts'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { reserveStock } from '../fulfillment/stock.ts'
import { giftSupply } from '../fulfillment/supplies.ts'
import { entitle } from '../rewards/entitle.ts'
import { spendingOf } from './claim.ts'
import { transitionClaim } from './claimStates.ts'
import { onceOf } from './rules.ts'
import { giftClaims } from './tables.ts'

type Sample = { memberId: string; firstName: string; countryCode: string }

export async function addGiftSamples(tx: Database, { memberId, firstName, countryCode }: Sample, now: Date) {
  await entitle(tx, { memberId, gift: 'plush-moon', source: 'sample', reference: `sample:${memberId}`, now })
  const gift = gifts().get('muslin-cloth')
  if (!gift) return
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  const id = newId()
  const home = { line1: '1 Sample Street', phone: '+12025550123', isDefault: true }
  await tx.insert(giftClaims).values({
    id,
    memberId,
    gift: gift.id,
    kind: 'level',
    once: onceOf(gift),
    coins: 0,
    address: { ...home, id: newId(), recipient: firstName, countryCode },
    state: 'reserved',
    steps: [{ state: 'reserved', at: ago(72).toISOString() }],
    claimedAt: ago(72),
  })
  await reserveStock(tx, giftSupply(gift), { reference: spendingOf(id), at: ago(72) })
  const parcel = { carrier: 'Sample Post', trackingNumber: 'SP0012345678', trackingUrl: null }
  await transitionClaim(tx, id, { from: 'reserved', to: 'confirmed', now: ago(60) })
  await transitionClaim(tx, id, { from: 'confirmed', to: 'packed', now: ago(40) })
  await transitionClaim(tx, id, { from: 'packed', to: 'shipped', now: ago(20), parcel })
}
