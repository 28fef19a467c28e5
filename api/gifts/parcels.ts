// Where gifts for babies were sent, as far as it has to be known to count those that went to one address within a year: its hash,
// and no member's. So a second account, or one after an erased one, gets no more.
import { and, count, eq, gte, lt, sql } from 'drizzle-orm'
import type { StoredAddress } from '../addresses/index.ts'
import { giftFamilies } from '../catalog/gifts.ts'
import { forgottenBefore } from '../catalog/retention.ts'
import { deleteInBatches } from '../store/deleteInBatches.ts'
import type { Portion } from '../store/eachInBatches.ts'
import { hashOf } from '../store/secrets.ts'
import type { Database } from '../store/store.ts'
import { giftParcels, type giftClaims } from './tables.ts'

/** One line for one door: country, postal code (without one, the places) and lines, without case, accents, blanks and punctuation. */
export function addressKeyOf({ countryCode, postcode, line1, line2, ...places }: StoredAddress): string {
  const { province, city, district, ward } = places
  const parts = [countryCode, ...(postcode ? [postcode] : [province, city, district, ward]), line1, line2]
  return parts
    .join('')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]|[\u0300-\u036f]/gu, '')
}

const hashOfAddress = (address: StoredAddress) => hashOf(addressKeyOf(address))

/** Whether an address has had as many gifts of the kind as it may within a year; nobody else claims to it until the transaction ends. */
export async function isAddressFull(
  tx: Database,
  kind: 'newBaby' | 'babyBirthday',
  address: StoredAddress,
  now: Date,
): Promise<boolean> {
  const { addressHash, claimedAt } = giftParcels
  const hash = hashOfAddress(address)
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`gift parcels:${hash}`}, 0))`)
  const ofYear = gte(claimedAt, forgottenBefore('giftParcelDays', now))
  const [row] = await tx
    .select({ parcels: count() })
    .from(giftParcels)
    .where(and(eq(addressHash, hash), eq(giftParcels.kind, kind), ofYear))
  return (row?.parcels ?? 0) >= giftFamilies.aYear.address
}

type Claim = Pick<typeof giftClaims.$inferSelect, 'id' | 'kind' | 'address' | 'claimedAt'>

export async function countParcel(tx: Database, { id, kind, address, claimedAt }: Claim) {
  await tx.insert(giftParcels).values({ claimId: id, kind, addressHash: hashOfAddress(address), claimedAt })
}

/** A claim that came to nothing sent none. */
export async function uncountParcel(tx: Database, claimId: string) {
  await tx.delete(giftParcels).where(eq(giftParcels.claimId, claimId))
}

/** To be called now and then: what is older is not counted any more. */
export const forgetParcels = (db: Database, now: Date, { stop }: Portion = {}) =>
  deleteInBatches(
    db,
    [{ table: giftParcels, isDue: lt(giftParcels.claimedAt, forgottenBefore('giftParcelDays', now)) }],
    stop,
  )
