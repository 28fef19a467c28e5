// Redeems a product of the points mall in one transaction: checks the limit per member, debits the price, reserves a
// unit of stock, and stores a parcel or issues a voucher. Redemptions and cancellations lock rows in the same order,
// so that they do not deadlock. The stock row is updated last, because many transactions wait for it.
import { and, count, eq, ne, sql } from 'drizzle-orm'
import { addressOf } from '../addresses/index.ts'
import { mallProducts, type MallProduct } from '../catalog/mall.ts'
import { reserveStock } from '../fulfillment/stock.ts'
import { productSupply } from '../fulfillment/supplies.ts'
import { referenceOf as movementReferenceOf } from '../fulfillment/transition.ts'
import { assertEligible, eligibility, isOfferedIn } from '../offers/eligibility.ts'
import { levelOf } from '../levels/level.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import type { Member } from '../members/member.ts'
import { assertPrice } from '../offers/assertPrice.ts'
import { payCoins } from '../offers/payCoins.ts'
import { newId } from '../store/id.ts'
import { prepared } from '../store/prepared.ts'
import type { Database } from '../store/store.ts'
import { rewardReferral } from '../vouchers/index.ts'
import { grantVoucher } from '../rewards/grantVoucher.ts'
import { referenceOf, type RedemptionRow } from './redemptions.ts'
import { admission } from './rules.ts'
import { redemptions } from './tables.ts'

type RedeemRequest = { productId: string; addressId?: string | undefined; price?: number | undefined }

/** @throws NOT_FOUND, NOT_ELIGIBLE, MALL_ADDRESS_NEEDED, SOLD_OUT, NOT_ENOUGH_COINS, PRICE_CHANGED */
export async function redeem(
  db: Database,
  member: Pick<Member, 'id' | 'countryCode'>,
  { request, now }: { request: RedeemRequest; now: Date },
): Promise<RedemptionRow> {
  const product = mallProducts().get(request.productId) ?? refuse('NOT_FOUND')
  assertPrice(request.price, product.price)
  return await db.transaction(async (tx) => {
    const level = await levelOf(tx, member.id, now)
    const redeemed = (await redeemedBy(tx, member.id)).get(product.id) ?? 0
    assertEligible(admission(product, { ...member, level }, { redeemed, now }))
    const address =
      product.voucher === undefined ? await destination(tx, member.id, { product, ...request }) : null
    const id = newId()
    const cause = { reference: movementReferenceOf('redemption', id), at: now }
    if (!(await reserveStock(tx, productSupply(product), cause))) refuse('SOLD_OUT')

    const { id: productId, price, voucher } = product
    const state = voucher === undefined ? 'reserved' : 'delivered'
    const row = await reserveSlot(tx, product, {
      id,
      memberId: member.id,
      product: productId,
      price,
      state,
      address,
      steps: [{ state, at: now.toISOString() }],
      redeemedAt: now,
      stateAt: now,
      voucherId: null,
    })
    const reference = referenceOf(row.id)
    const payment = {
      memberId: member.id,
      amount: price,
      purpose: 'mall',
      subject: `mall:${productId}`,
      reference,
    }
    await payCoins(tx, { ...payment, occurredAt: now })
    const voucherId =
      voucher === undefined
        ? null
        : await grantVoucher(tx, { memberId: member.id, voucher, source: 'mall', reference, now })
    if (voucherId !== null) await tx.update(redemptions).set({ voucherId }).where(eq(redemptions.id, row.id))
    await rewardReferral(tx, member.id, now)
    return { ...row, voucherId }
  })
}

/** Returns the member's number of redemptions per product; excludes canceled redemptions. */
export async function redeemedBy(db: Database, memberId: string): Promise<Map<string, number>> {
  const rows = await redemptionCounts(db).execute({ memberId })
  return new Map(rows.map((row) => [row.product, row.count]))
}

const redemptionCounts = prepared((db) =>
  db
    .select({ product: redemptions.product, count: count() })
    .from(redemptions)
    .where(and(eq(redemptions.memberId, sql.placeholder('memberId')), ne(redemptions.state, 'cancelled')))
    .groupBy(redemptions.product)
    .prepare('redemptions_per_product'),
)

/** Returns a copy of the member's address. The product must be offered in the country of the address. */
async function destination(
  tx: Database,
  memberId: string,
  { product, addressId }: RedeemRequest & { product: MallProduct },
) {
  if (addressId === undefined)
    return refuse('MALL_ADDRESS_NEEDED', { reasons: [{ code: 'REQUIRED', field: 'addressId' }] })
  const address = await addressOf(tx, memberId, addressId)
  if (!isOfferedIn(product, address.countryCode))
    assertEligible(eligibility([{ code: 'NOT_IN_REGION', field: 'addressId' }]))
  return address
}

/**
 * Inserts the redemption with a number (slot) from 1 to the limit per member. The number is the lowest that no other
 * redemption of this member and product has. A unique index prevents two redemptions with the same number.
 */
async function reserveSlot(tx: Database, { perMember }: MallProduct, row: Omit<RedemptionRow, 'slot'>) {
  for (let slot = 1; slot <= perMember; slot += 1) {
    const [slotRow] = await insertedRedemption(tx).execute({ ...row, slot })
    if (slotRow) return slotRow
  }
  return refuse('NOT_ELIGIBLE', { reasons: [{ code: 'LIMIT_REACHED' }] })
}

const insertedRedemption = prepared((tx) =>
  tx
    .insert(redemptions)
    .values({
      id: sql.placeholder('id'),
      memberId: sql.placeholder('memberId'),
      product: sql.placeholder('product'),
      slot: sql.placeholder('slot'),
      price: sql.placeholder('price'),
      state: sql.placeholder('state'),
      steps: sql.placeholder('steps'),
      address: sql.placeholder('address'),
      voucherId: sql.placeholder('voucherId'),
      redeemedAt: sql.placeholder('redeemedAt'),
      stateAt: sql.placeholder('stateAt'),
    })
    .onConflictDoNothing()
    .returning()
    .prepare('insert_redemption'),
)
