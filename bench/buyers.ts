// Adds an address and coins to members, so that they can redeem a product of the points mall.
import { addresses } from '#api/addresses/tables.ts'
import { grant } from '#api/ledger/ledger.ts'
import { newId } from '#api/store/id.ts'
import type { Store } from '#api/store/store.ts'
import { inParallel, type SignedIn } from './homes.ts'

export type Buyer = { token: string; addressId: string }

/** @param amount number of coins that each member gets */
export async function makeBuyers({ db }: Store, people: readonly SignedIn[], amount: number) {
  const buyers: Buyer[] = []
  const now = new Date()
  await inParallel(people.length, 20, async (index) => {
    const { uid: memberId, token } = people[index]!
    const addressId = newId()
    await db.insert(addresses).values({
      id: addressId,
      memberId,
      countryCode: 'TH',
      recipient: 'Mali',
      phone: '+66812345678',
      line1: `12 Canary Road, ${addressId}`,
      createdAt: now,
    })
    const coinGrant = { currency: 'coins', amount, purpose: 'test', reference: `given:${memberId}` } as const
    await grant(db, { ...coinGrant, memberId, occurredAt: now })
    buyers.push({ token, addressId })
  })
  return buyers
}
