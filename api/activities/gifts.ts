// Registers purchases for a gift. A reviewer accepts or rejects each registered product of an order, and an acceptance
// grants the reward. Several members may register the same product of an order. Responses do not disclose this, and the
// reviewer can accept only one of these registrations.
import { and, desc, eq, lt } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { components } from '#generated/schema.d.ts'
import { award } from '../rewards/award.ts'
import { daysBetween, localDate } from '../locale/calendar.ts'
import { giftRegistration as catalog } from '../catalog/giftRegistration.ts'
import type { Language } from '../locale/language.ts'
import { notify } from '../notices/notify.ts'
import type { OperationRequest } from '../http/operation.ts'
import { page } from '../http/paging.ts'
import { attachUploads } from '../platform/index.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import type { Member } from '../members/member.ts'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { giftRegistrations } from './tables.ts'

type Schemas = components['schemas']
type Row = typeof giftRegistrations.$inferSelect

/** Returns the order number in its canonical format: in upper case, without a leading #. */
export const normalOrder = (orderNumber: string) => orderNumber.replace(/^#/, '').toUpperCase()

/** @throws BAD_REQUEST for a purchase date in the future, NOT_ELIGIBLE for a purchase date that is too old */
export function assertInTime(purchasedOn: string, today: string, withinDays: number) {
  const days = daysBetween(purchasedOn, today)
  if (days < 0) refuse('BAD_REQUEST', { reasons: [{ code: 'IN_FUTURE', field: 'purchasedOn' }] })
  if (days > withinDays)
    refuse('NOT_ELIGIBLE', { reasons: [{ code: 'PURCHASED_TOO_LONG_AGO', field: 'purchasedOn' }] })
}

/** @throws NOT_FOUND, BAD_REQUEST, NOT_ELIGIBLE, ORDER_REGISTERED, UPLOAD_UNKNOWN */
export async function registerGift(
  db: Database,
  member: Pick<Member, 'id' | 'timeZone' | 'countryCode'>,
  { request, language, now }: { request: Schemas['RegisterGiftRequest']; language: Language; now: Date },
) {
  const { productId: product, purchasedOn, uploadIds } = request
  if (!catalog().en.products.some(({ id }) => id === product)) refuse('NOT_FOUND')
  assertInTime(purchasedOn, localDate(now, member.timeZone), catalog().en.withinDays)
  const orderNumber = normalOrder(request.orderNumber)
  return await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(giftRegistrations)
      .values({
        id: newId(),
        memberId: member.id,
        countryCode: member.countryCode,
        orderNumber,
        product,
        purchasedOn,
        uploadIds,
        state: 'submitted',
        submittedAt: now,
      })
      .onConflictDoNothing()
      .returning()
    if (!row)
      return refuse('ORDER_REGISTERED', { reasons: [{ code: 'ORDER_REGISTERED', field: 'orderNumber' }] })
    await attachUploads(tx, { ids: uploadIds, memberId: member.id, purpose: 'activity', now })
    return toGiftRegistration(row, language)
  })
}

/** Returns the member's registrations, newest first. */
export async function giftsOf(
  db: Database,
  memberId: string,
  { cursor, limit, language }: OperationRequest<'listGiftRegistrations'>['query'] & { language: Language },
) {
  const rows = await db
    .select()
    .from(giftRegistrations)
    .where(
      and(
        eq(giftRegistrations.memberId, memberId),
        cursor === undefined ? undefined : lt(giftRegistrations.id, cursor),
      ),
    )
    .orderBy(desc(giftRegistrations.id))
    .limit(limit + 1)
  const { items, nextCursor } = page(rows, limit)
  return { items: items.map((row) => toGiftRegistration(row, language)), nextCursor }
}

/**
 * Stores the reviewer's decision and notifies the member. An acceptance also grants the reward.
 * @param refusal reason of a rejection; `null` for an acceptance
 * @returns true if this call stored the decision. False if the registration was already decided, or if another
 * registration of the same order and product was accepted before.
 */
export async function decideGift(
  db: Database,
  id: string,
  { refusal, now }: { refusal: Schemas['GiftRefusal'] | null; now: Date },
): Promise<boolean> {
  return await db.transaction(async (tx) => {
    if (refusal === null && (await isAccepted(tx, id))) return false
    const [row] = await tx
      .update(giftRegistrations)
      .set({ state: refusal ? 'refused' : 'accepted', refusedBecause: refusal, decidedAt: now })
      .where(and(eq(giftRegistrations.id, id), eq(giftRegistrations.state, 'submitted')))
      .returning()
    if (!row) return false
    const { memberId, orderNumber: order } = row
    const { reward: prize } = productOf(row, 'en')
    const reference = `gift-registration:${id}`
    if (!refusal) await award(tx, { memberId, prize, source: 'gift_registration', reference, now })
    const about = { memberId, reference, now }
    if (refusal) await notify(tx, { ...about, kind: 'gift-registration-refused', params: { order } })
    else
      await notify(tx, {
        ...about,
        kind: 'gift-registration-accepted',
        params: { order, coins: prize.coins },
      })
    return true
  })
}

/**
 * Returns true if the same product of the order was accepted before. A unique index prevents concurrent acceptances.
 */
async function isAccepted(tx: Database, id: string) {
  const registration = alias(giftRegistrations, 'asked')
  const { state, orderNumber, product } = giftRegistrations
  const rows = await tx
    .select({ id: giftRegistrations.id })
    .from(giftRegistrations)
    .innerJoin(
      registration,
      and(eq(registration.orderNumber, orderNumber), eq(registration.product, product)),
    )
    .where(and(eq(registration.id, id), eq(state, 'accepted')))
  return rows.length > 0
}

function productOf({ product }: Row, language: Language) {
  const giftProduct = catalog()[language].products.find(({ id }) => id === product)
  if (!giftProduct) throw new Error(`Catalog has no product ${product}.`)
  return giftProduct
}

function toGiftRegistration(row: Row, language: Language): Schemas['GiftRegistration'] {
  const { name, reward } = productOf(row, language)
  return {
    id: row.id,
    orderNumber: row.orderNumber,
    productId: row.product,
    product: name,
    purchasedOn: row.purchasedOn,
    state: row.state,
    refusedBecause: row.refusedBecause,
    reward,
    submittedAt: row.submittedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }
}
