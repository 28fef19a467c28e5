// Reads a member's addresses for other folders of `api/`: as stored, for the copy in a parcel, or with the name of the
// province in the language of the request, for an API response.
import { and, eq, sql } from 'drizzle-orm'
import type { components } from '#generated/schema.d.ts'
import { provinceIn, provinceOf } from '../catalog/provinces.ts'
import type { Language } from '../locale/language.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import { prepared } from '../store/prepared.ts'
import type { Database } from '../store/store.ts'
import { addresses } from './tables.ts'

type Address = components['schemas']['Address']

/**
 * Address as stored, without a province name. The province is a code, or free text if it was stored before provinces
 * had codes.
 */
export type StoredAddress = Omit<Address, 'provinceName'>

/**
 * Returns the current address of the member.
 * @throws NOT_FOUND if the address does not exist or belongs to another member
 */
export async function addressOf(db: Database, memberId: string, id: string): Promise<StoredAddress> {
  const [row] = await addressById(db).execute({ id, memberId })
  return row ? storedAddress(row) : refuse('NOT_FOUND')
}

const addressById = prepared((db) =>
  db
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, sql.placeholder('id')), eq(addresses.memberId, sql.placeholder('memberId'))))
    .prepare('address_by_id'),
)

/** Converts a row of the table to an address; omits empty fields. */
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

/**
 * Converts an address to the format of the API contract, with the name of the province in the given language. A
 * province that was stored as free text has no code; the text is returned as its name.
 */
export function shownAddress(address: StoredAddress, language: Language): Address {
  const { province: stored, ...rest } = address
  if (stored === undefined) return rest
  const province = provinceOf(address.countryCode, stored)
  return province
    ? { ...rest, province: stored, provinceName: provinceIn(language, province) }
    : { ...rest, provinceName: stored }
}

/** Returns true if the member has stored an address. */
export async function hasAddress(db: Database, memberId: string): Promise<boolean> {
  return (await anyAddress(db).execute({ memberId })).length > 0
}

const anyAddress = prepared((db) =>
  db
    .select({ id: addresses.id })
    .from(addresses)
    .where(eq(addresses.memberId, sql.placeholder('memberId')))
    .limit(1)
    .prepare('address_any'),
)
