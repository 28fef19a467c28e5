// Registers products of members. Registrations of the same serial number by other members do not affect the response.
// The response therefore does not disclose whether a number is registered, and the first registration does not block
// other members.
import { and, count, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { components } from '#generated/schema.d.ts'
import { localDate } from '../locale/calendar.ts'
import { registrableProducts, warranty, type RegistrableProduct } from '../catalog/registrableProducts.ts'
import type { Language } from '../locale/language.ts'
import { page } from '../http/paging.ts'
import { piecesBought } from '../orders/index.ts'
import { attachUploads } from '../platform/index.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import { cardOf } from '../questionnaires/index.ts'
import type { Member } from '../members/member.ts'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { assertRegistrable, normalSerial, warrantyState, warrantyUntil } from './rules.ts'
import { freeWarranties, productRegistrations } from './tables.ts'

type Schemas = components['schemas']
type Row = typeof productRegistrations.$inferSelect

/** @throws NOT_FOUND, SERIAL_NUMBER_WRONG, PURCHASE_DATE_WRONG, PRODUCT_REGISTERED, RECEIPT_NEEDED, UPLOAD_UNKNOWN */
export async function registerProduct(
  db: Database,
  { id: memberId, timeZone }: Pick<Member, 'id' | 'timeZone'>,
  { body, now }: { body: Schemas['SaveProductRegistrationRequest']; now: Date },
): Promise<Row> {
  const { product: id, serialNumber, purchasedFrom, purchasedOn, proof = null } = body
  const product = registrableProducts().get(id) ?? refuse('NOT_FOUND')
  assertRegistrable(product, { serialNumber, purchasedOn, today: localDate(now, timeZone) })
  const unit = { product: id, serialNumber: normalSerial(serialNumber) }
  return await db.transaction(async (tx) => {
    // Takes an advisory lock, so that concurrent registrations of the same member run one after another and cannot
    // exceed the limit.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`products:${memberId}`}, 0))`)
    if (await hasUnit(tx, memberId, unit))
      refuse('PRODUCT_REGISTERED', { reasons: [{ code: 'OWN_ALREADY', field: 'serialNumber' }] })
    const isProven = await isBought(tx, memberId, product)
    if (!isProven && (await countOwn(tx, memberId, { isProven: false })) >= warranty().unprovenAtMost)
      refuse('RECEIPT_NEEDED', { reasons: [{ code: 'RECEIPT_NEEDED', field: 'serialNumber' }] })
    const promised = await takeFreeWarranty(tx, unit)
    const [row] = await tx
      .insert(productRegistrations)
      .values({
        id: newId(),
        memberId,
        ...unit,
        purchasedFrom,
        purchasedOn,
        proof,
        registeredAt: now,
        isProven,
        warrantyUntil: promised ?? warrantyUntil(purchasedOn, product),
      })
      .returning()
    if (!row) throw new Error('Insert of a registration returned no row.')
    if (proof !== null) await attachUploads(tx, { ids: [proof], memberId, purpose: 'registration', now })
    return row
  })
}

type Unit = Pick<Row, 'product' | 'serialNumber'>

async function hasUnit(tx: Database, memberId: string, unit: Unit) {
  const isOwnUnit = and(isUnit(unit), eq(productRegistrations.memberId, memberId))
  return (await tx.select().from(productRegistrations).where(isOwnUnit)).length > 0
}

/**
 * Checks whether the member has ordered more units of the product than the member has registered with proof of the
 * purchase.
 */
async function isBought(tx: Database, memberId: string, { id, name }: RegistrableProduct) {
  const bought = await piecesBought(tx, memberId, Object.values(name))
  return bought > 0 && bought > (await countOwn(tx, memberId, { isProven: true, product: id }))
}

/** Counts a member's current registrations, either with or without proof of the purchase. */
async function countOwn(
  tx: Database,
  memberId: string,
  { isProven, product }: { isProven: boolean; product?: string },
) {
  const { endedAt, memberId: owner, isProven: proven, product: id } = productRegistrations
  const [row] = await tx
    .select({ had: count() })
    .from(productRegistrations)
    .where(
      and(isNull(endedAt), eq(owner, memberId), eq(proven, isProven), product ? eq(id, product) : undefined),
    )
  return row?.had ?? 0
}

/** Selects the current registrations of a single unit by any member. */
export const isUnit = ({ product, serialNumber }: Unit) =>
  and(
    eq(productRegistrations.product, product),
    eq(productRegistrations.serialNumber, serialNumber),
    isNull(productRegistrations.endedAt),
  )

/**
 * Deletes and returns the warranty of a unit whose former owner deleted their account. A new registration does not
 * extend this warranty.
 */
export async function takeFreeWarranty(tx: Database, { product, serialNumber }: Unit) {
  const [row] = await tx
    .delete(freeWarranties)
    .where(and(eq(freeWarranties.product, product), eq(freeWarranties.serialNumber, serialNumber)))
    .returning()
  return row?.warrantyUntil
}

/** Returns a page of the member's registrations, newest first. */
export async function registrationsOf(
  db: Database,
  memberId: string,
  { cursor, limit }: { cursor?: string; limit: number },
) {
  const ofMember = and(eq(productRegistrations.memberId, memberId), isNull(productRegistrations.endedAt))
  const rows = await db
    .select()
    .from(productRegistrations)
    .where(cursor === undefined ? ofMember : and(ofMember, lt(productRegistrations.id, cursor)))
    .orderBy(desc(productRegistrations.id))
    .limit(limit + 1)
  return page(rows, limit)
}

/**
 * Converts a registration to its schema in the API contract. If the product was removed from the catalog, its id is
 * used as its name.
 */
export function shownRegistration(
  row: Row,
  { member, language, now }: { member: Member; language: Language; now: Date },
): Schemas['ProductRegistration'] {
  const { id, product, serialNumber, purchasedFrom, purchasedOn, transferUntil } = row
  const entry = registrableProducts().get(product)
  return {
    id,
    product,
    serialNumber,
    purchasedFrom,
    purchasedOn,
    warrantyUntil: row.warrantyUntil,
    name: entry?.name[language] ?? product,
    picture: entry?.picture ?? '/art/products/product.svg',
    hasProof: row.proof !== null,
    warranty: warrantyState(row.warrantyUntil, localDate(now, member.timeZone)),
    transferUntil: transferUntil !== null && transferUntil > now ? transferUntil.toISOString() : null,
    card: cardOf(product, member),
    registeredAt: row.registeredAt.toISOString(),
  }
}

export const shownProducts = (language: Language): Schemas['RegistrableProduct'][] =>
  [...registrableProducts().values()].map(({ id, name, picture, hint, ...product }) => ({
    id,
    picture,
    warrantyMonths: product.warrantyMonths,
    extraMonths: product.extraMonths,
    name: name[language],
    serialNumberHint: hint[language],
    serialNumberExample: product.serialExample,
    serialNumberPattern: product.serialPattern,
    withinDays: product.registerWithinDays,
  }))
