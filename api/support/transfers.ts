// Transfers a registered product to another member. The owner creates a transfer code, and the other member enters the
// code and the serial number.
import { and, eq, gt, isNull, ne } from 'drizzle-orm'
import type { components } from '#generated/schema.d.ts'
import { localDate } from '../locale/calendar.ts'
import { registrableProducts, warranty } from '../catalog/registrableProducts.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import { notify } from '../notices/notify.ts'
import type { Member } from '../members/member.ts'
import { newId } from '../store/id.ts'
import { hashOf, newCode } from '../store/secrets.ts'
import type { Database } from '../store/store.ts'
import { isUnit, takeFreeWarranty } from './registrations.ts'
import { fitsProduct, normalSerial, warrantyUntil } from './rules.ts'
import { productRegistrations } from './tables.ts'

type Schemas = components['schemas']
type Row = typeof productRegistrations.$inferSelect

const day = 86_400_000

const isOwn = (memberId: string, id: string) =>
  and(
    eq(productRegistrations.id, id),
    eq(productRegistrations.memberId, memberId),
    isNull(productRegistrations.endedAt),
  )

/** Creates a transfer code for a registered product. Replaces an earlier code. @throws NOT_FOUND */
export async function offerTransfer(
  db: Database,
  memberId: string,
  { id, now }: { id: string; now: Date },
): Promise<Schemas['ProductTransfer']> {
  const transferCode = newCode(3)
  const transferUntil = new Date(now.getTime() + warranty().transferDays * day)
  const offered = await db
    .update(productRegistrations)
    .set({ transferHash: hashOf(transferCode), transferUntil })
    .where(isOwn(memberId, id))
    .returning()
  if (offered.length === 0) refuse('NOT_FOUND')
  return { transferCode, expiresAt: transferUntil.toISOString() }
}

/** @throws NOT_FOUND */
export async function cancelTransfer(db: Database, memberId: string, id: string) {
  const updatedRows = await db
    .update(productRegistrations)
    .set({ transferHash: null, transferUntil: null })
    .where(isOwn(memberId, id))
    .returning()
  if (updatedRows.length === 0) refuse('NOT_FOUND')
}

/** @throws TRANSFER_UNKNOWN */
export async function takeOver(
  db: Database,
  { id: memberId, timeZone }: Pick<Member, 'id' | 'timeZone'>,
  { serialNumber: typed, transferCode, now }: Schemas['TakeOverProductRequest'] & { now: Date },
): Promise<Row> {
  const serialNumber = normalSerial(typed)
  return await db.transaction(async (tx) => {
    const [former] = await endAll(
      tx,
      and(
        eq(productRegistrations.serialNumber, serialNumber),
        eq(productRegistrations.transferHash, hashOf(transferCode)),
        gt(productRegistrations.transferUntil, now),
        ne(productRegistrations.memberId, memberId),
      ),
      now,
    )
    if (!former) return refuse('TRANSFER_UNKNOWN', { reasons: [await reasonOf(tx, memberId, serialNumber)] })
    // Ends an earlier registration in which the buyer registered the same unit without proof.
    await endAll(tx, and(isUnit(former), eq(productRegistrations.memberId, memberId)), now)
    await notifyTransfer(tx, former, { kind: 'product-handed-over', now })
    const purchasedOn = localDate(now, timeZone)
    return await passOn(tx, former, { next: { memberId, purchasedOn, purchasedFrom: 'previousOwner' }, now })
  })
}

async function reasonOf(tx: Database, memberId: string, serialNumber: string) {
  const { memberId: owner, serialNumber: serial, endedAt } = productRegistrations
  const ownRows = await tx
    .select()
    .from(productRegistrations)
    .where(and(eq(owner, memberId), eq(serial, serialNumber), isNull(endedAt)))
  return ownRows.length > 0
    ? { code: 'OWN_ALREADY' as const, field: 'serialNumber' }
    : { code: 'TRANSFER_UNKNOWN' as const, field: 'transferCode' }
}

/**
 * Ends the registrations that match the condition, and returns them. If several calls end a registration concurrently,
 * only one of them returns it.
 */
async function endAll(tx: Database, condition: ReturnType<typeof and>, now: Date): Promise<Row[]> {
  return await tx
    .update(productRegistrations)
    .set({ endedAt: now, transferHash: null, transferUntil: null })
    .where(and(condition, isNull(productRegistrations.endedAt)))
    .returning()
}

/**
 * Assigns a product to a member whose receipt the back office has checked. The warranty starts at the purchase.
 * Registrations by other members end.
 * @returns `done` if the product was assigned; `known` if it was already registered by this member only, with proof;
 * `unknown` if the product or serial number is unknown
 */
export async function assignToBuyer(
  db: Database,
  unit: Pick<Row, 'product' | 'serialNumber'>,
  { buyer, now }: { buyer: { memberId: string; purchasedOn: string }; now: Date },
): Promise<'done' | 'known' | 'unknown'> {
  const product = registrableProducts().get(unit.product)
  if (!product || !fitsProduct(unit.serialNumber, product)) return 'unknown'
  const { memberId, isProven } = productRegistrations
  const until = warrantyUntil(buyer.purchasedOn, product)
  return await db.transaction(async (tx) => {
    const former = await endAll(tx, and(isUnit(unit), ne(memberId, buyer.memberId)), now)
    const isOwnUnit = and(isUnit(unit), eq(memberId, buyer.memberId))
    const [proven] = await tx
      .select()
      .from(productRegistrations)
      .where(and(isOwnUnit, eq(isProven, true)))
    if (former.length === 0 && proven) return 'known'
    await takeFreeWarranty(tx, unit)
    const updatedRows = await tx
      .update(productRegistrations)
      .set({ purchasedOn: buyer.purchasedOn, warrantyUntil: until, isProven: true })
      .where(isOwnUnit)
      .returning()
    if (updatedRows.length === 0)
      await passOn(tx, { ...unit, warrantyUntil: until }, { next: { ...buyer, purchasedFrom: 'other' }, now })
    for (const row of former) await notifyTransfer(tx, row, { kind: 'product-moved', now })
    return 'done'
  })
}

/**
 * Creates the registration of the new owner with the same warranty. Does not copy the receipt and the purchase of the
 * former owner.
 */
async function passOn(
  tx: Database,
  { product, serialNumber, warrantyUntil: until }: Pick<Row, 'product' | 'serialNumber' | 'warrantyUntil'>,
  { next, now }: { next: Pick<Row, 'memberId' | 'purchasedOn' | 'purchasedFrom'>; now: Date },
): Promise<Row> {
  const [row] = await tx
    .insert(productRegistrations)
    .values({
      id: newId(),
      product,
      serialNumber,
      warrantyUntil: until,
      ...next,
      proof: null,
      isProven: true,
      registeredAt: now,
    })
    .returning()
  if (!row) throw new Error('Insert of a registration returned no row.')
  return row
}

async function notifyTransfer(
  tx: Database,
  { id, memberId, product }: Row,
  { kind, now }: { kind: 'product-handed-over' | 'product-moved'; now: Date },
) {
  const entry = registrableProducts().get(product)
  const params = { product: entry?.name ?? product }
  const names = { aboutBaby: entry?.aboutBaby ?? true }
  await notify(tx, { memberId, kind, params, names, reference: `${kind}:${id}`, now })
}
