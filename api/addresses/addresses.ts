// A member's addresses as other tags see them: whole, to be kept as they were when a parcel was asked for.
import { and, eq } from 'drizzle-orm'
import type { components } from '../../generated/schema.d.ts'
import { refuse } from '../refuse.ts'
import type { Database } from '../store/store.ts'
import { addresses } from './tables.ts'

export type Address = components['schemas']['Address']

/** The member's address as it is now. @throws NOT_FOUND where it is not hers */
export async function addressOf(db: Database, memberId: string, id: string): Promise<Address> {
  const [row] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.memberId, memberId)))
  return row ? shown(row) : refuse('NOT_FOUND')
}

/** A stored address as the contract shows it: what was not given is left out. */
export function shown(row: typeof addresses.$inferSelect): Address {
  const { id, isDefault, recipient, phone, countryCode, line1 } = row
  const { province, city, district, ward, line2, postcode } = row
  const given = Object.entries({ province, city, district, ward, line2, postcode })
  return {
    ...{ id, isDefault, recipient, phone, countryCode, line1 },
    ...Object.fromEntries(given.filter(([, value]) => value !== null)),
  }
}
