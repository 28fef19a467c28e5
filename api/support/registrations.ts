// Products that members registered: each serial number once, by one member.
import { and, desc, eq, lt } from 'drizzle-orm'
import type { components } from '../../generated/schema.d.ts'
import { localDate } from '../calendar.ts'
import { registrableProducts } from '../catalog/registrableProducts.ts'
import type { Language } from '../language.ts'
import { page } from '../http/paging.ts'
import { attachUploads } from '../platform/index.ts'
import { refuse } from '../http/refuse.ts'
import type { Member } from '../session/index.ts'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { assertRegistrable, normalSerial, warrantyUntil } from './rules.ts'
import { productRegistrations } from './tables.ts'

type Schemas = components['schemas']
type Row = typeof productRegistrations.$inferSelect

/** @throws NOT_FOUND, SERIAL_NUMBER_WRONG, PURCHASE_DATE_WRONG, PRODUCT_REGISTERED, UPLOAD_UNKNOWN */
export async function registerProduct(
  db: Database,
  { id: memberId, timeZone }: Pick<Member, 'id' | 'timeZone'>,
  body: Schemas['SaveProductRegistrationRequest'],
  now: Date,
): Promise<Row> {
  const { product: id, serialNumber, purchasedFrom, purchasedOn, proof = null } = body
  const product = registrableProducts.get(id) ?? refuse('NOT_FOUND')
  assertRegistrable(product, { serialNumber, purchasedOn, today: localDate(now, timeZone) })
  return await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(productRegistrations)
      .values({
        ...{ id: newId(), memberId, product: id, purchasedFrom, purchasedOn, proof, registeredAt: now },
        serialNumber: normalSerial(serialNumber),
        warrantyUntil: warrantyUntil(purchasedOn, product),
      })
      .onConflictDoNothing()
      .returning()
    if (!row)
      return refuse('PRODUCT_REGISTERED', {
        reasons: [{ code: 'ONCE_A_SERIAL_NUMBER', field: 'serialNumber' }],
      })
    if (proof !== null) await attachUploads(tx, { ids: [proof], memberId, purpose: 'registration', now })
    return row
  })
}

/** The newest first. */
export async function registrationsOf(
  db: Database,
  memberId: string,
  { cursor, limit }: { cursor?: string; limit: number },
) {
  const own = eq(productRegistrations.memberId, memberId)
  const rows = await db
    .select()
    .from(productRegistrations)
    .where(cursor === undefined ? own : and(own, lt(productRegistrations.id, cursor)))
    .orderBy(desc(productRegistrations.id))
    .limit(limit + 1)
  return page(rows, limit)
}

/** A registration as the contract shows it; a product that left the catalogue keeps its id for a name. */
export function shownRegistration(row: Row, language: Language): Schemas['ProductRegistration'] {
  const { id, product, serialNumber, purchasedFrom, purchasedOn } = row
  const known = registrableProducts.get(product)
  return {
    ...{ id, product, serialNumber, purchasedFrom, purchasedOn, warrantyUntil: row.warrantyUntil },
    name: known?.name[language] ?? product,
    picture: known?.picture ?? '/art/products/product.svg',
    hasProof: row.proof !== null,
    registeredAt: row.registeredAt.toISOString(),
  }
}

export const shownProducts = (language: Language): Schemas['RegistrableProduct'][] =>
  [...registrableProducts.values()].map(({ id, name, picture, hint, ...product }) => ({
    ...{ id, picture, warrantyMonths: product.warrantyMonths, extraMonths: product.extraMonths },
    name: name[language],
    serialNumberHint: hint[language],
    serialNumberExample: product.serialExample,
  }))
