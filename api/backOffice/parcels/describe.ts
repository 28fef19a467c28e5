// Describes parcels without personal data, for the report of a move.
import { inArray } from 'drizzle-orm'
import { redemptions } from '../../coins/tables.ts'
import { giftClaims } from '../../gifts/tables.ts'
import type { Database } from '../../store/store.ts'
import { giftRow, redemptionRow } from './list.ts'
import type { Reference } from './open.ts'

type Description = Pick<ReturnType<typeof giftRow>, 'product' | 'countryCode'>

/** @returns a function that returns the product and the country of a parcel; nulls for a deleted parcel */
export async function describeParcels(db: Database, references: readonly Reference[]) {
  const idsOf = (kind: Reference['kind']) =>
    references.flatMap((reference) => (reference.kind === kind ? [reference.id] : []))
  const claims = await db
    .select()
    .from(giftClaims)
    .where(inArray(giftClaims.id, idsOf('gift')))
  const redeemed = await db
    .select()
    .from(redemptions)
    .where(inArray(redemptions.id, idsOf('redemption')))
  const rows = [...claims.map(giftRow), ...redeemed.map(redemptionRow)]
  const descriptions = new Map<string, Description>(rows.map((row) => [`${row.source} ${row.id}`, row]))
  return ({ kind, id }: Reference) => {
    const { product = null, countryCode = null } = descriptions.get(`${kind} ${id}`) ?? {}
    return { product, countryCode }
  }
}
