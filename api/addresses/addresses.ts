// A member's addresses as other tags see them: whole, to be kept as they were when a parcel was asked for, and shown in the
// language of whoever reads them.
import { and, eq } from 'drizzle-orm'
import type { components } from '#generated/schema.d.ts'
import { provinceIn, provinceOf } from '../catalog/provinces.ts'
import type { Language } from '../locale/language.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import type { Database } from '../store/store.ts'
import { addresses } from './tables.ts'

type Address = components['schemas']['Address']

/** As it is stored: its province by its code, or by what was written before provinces had codes and names none. */
export type StoredAddress = Omit<Address, 'provinceName'>

/** The member's address as it is now. @throws NOT_FOUND where it is another member's */
export async function addressOf(db: Database, memberId: string, id: string): Promise<StoredAddress> {
  const [row] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.memberId, memberId)))
  return row ? storedAddress(row) : refuse('NOT_FOUND')
}

/** A row of the table: what was not given is left out. */
export function storedAddress(row: typeof addresses.$inferSelect): StoredAddress {
  const { id, isDefault, recipient, phone, countryCode, line1 } = row
  const { province, city, district, ward, line2, postcode } = row
  const optionalFields = Object.entries({ province, city, district, ward, line2, postcode })
  return {
    id,
    isDefault,
    recipient,
    phone,
    countryCode,
    line1,
    ...Object.fromEntries(optionalFields.filter(([, value]) => value !== null)),
  }
}

/** As the contract shows it: a province with its name in the language, one without a code by what was written. */
export function shownAddress(address: StoredAddress, language: Language): Address {
  const { province: stored, ...rest } = address
  if (stored === undefined) return rest
  const province = provinceOf(address.countryCode, stored)
  return province
    ? { ...rest, province: stored, provinceName: provinceIn(language, province) }
    : { ...rest, provinceName: stored }
}

/** Whether the member stored an address. */
export async function hasAddress(db: Database, memberId: string): Promise<boolean> {
  const rows = await db
    .select({ id: addresses.id })
    .from(addresses)
    .where(eq(addresses.memberId, memberId))
    .limit(1)
  return rows.length > 0
}
