// Keeps an order that the shop tells of, as often as it does and in whatever order its news arrive.
import { eq, sql } from 'drizzle-orm'
import type { ShopOrder } from '../integrations/shopOrders.ts'
import { acquireMemberLock, findMember, readEmail } from '../session/index.ts'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { settleEarning } from './earn.ts'
import { dropParcels, upsertParcel } from './parcels.ts'
import { stateOf } from './rules.ts'
import { orders } from './tables.ts'
import { tellOfParcels } from './tellOfParcels.ts'

/**
 * Marks the member's voucher of that code as used; codes of no voucher of theirs mean nothing. Called again each
 * time the shop tells of the order.
 */
export type UseVoucher = (
  tx: Database,
  used: { memberId: string; code: string; orderId: string; placedAt: Date },
) => Promise<void>

type UpsertOptions = { now: Date; useVoucher?: UseVoucher }

/**
 * Keeps the order for the member with its verified address, once for each of the shop's ids; older news than what is
 * known is left aside. Orders of others are not kept.
 * @returns the order's id; `null` where it is nobody's
 */
export async function upsertOrder(
  db: Database,
  order: ShopOrder,
  { now, useVoucher }: UpsertOptions,
): Promise<string | null> {
  return await db.transaction(async (tx) => {
    const memberId = await ownerOf(tx, order)
    if (memberId === null) return null
    // What one order owes another of the member's settles: theirs are told of one after the other.
    await acquireMemberLock(tx, memberId)
    const { shopOrderId, number, placedAt, changedAt, currency, items } = order
    const { subtotal, discount, shipping, total, refunded, voucherCodes, codeAmounts, shopPath } = order
    const told = { number, placedAt, changedAt, currency, items, voucherCodes, codeAmounts, shopPath }
    const row = { ...told, subtotal, discount, shipping, total, refunded, state: order.payment }
    const [stored] = await tx
      .insert(orders)
      .values({ ...row, id: newId(), memberId, shopOrderId })
      .onConflictDoUpdate({
        target: orders.shopOrderId,
        set: row,
        setWhere: sql`${orders.changedAt} <= excluded.changed_at`,
      })
      .returning({ id: orders.id, memberId: orders.memberId })
    if (!stored) return await idOf(tx, shopOrderId)

    const parcels = await upsertParcels(tx, stored, order)
    const [kept] = await tx
      .update(orders)
      .set({ state: stateOf(order, parcels) })
      .where(eq(orders.id, stored.id))
      .returning()
    if (kept) await settleEarning(tx, kept, now)
    if (kept && order.payment !== 'cancelled') await tellOfParcels(tx, kept, parcels, now)
    if (useVoucher && order.payment !== 'cancelled')
      for (const code of voucherCodes)
        await useVoucher(tx, { memberId: stored.memberId, code, orderId: stored.id, placedAt })
    return stored.id
  })
}

/** The member the order was first stored for, even if they have another address by now. */
async function ownerOf(tx: Database, { shopOrderId, email }: ShopOrder): Promise<string | null> {
  const [known] = await tx
    .select({ memberId: orders.memberId })
    .from(orders)
    .where(eq(orders.shopOrderId, shopOrderId))
  if (known) return known.memberId
  const address = email === null ? undefined : readEmail(email)
  const member = address === undefined ? undefined : await findMember(tx, address)
  return member?.emailVerified ? member.id : null
}

/** The order's row is locked by now: nobody else merges its parcels at the same time. */
async function upsertParcels(tx: Database, order: { id: string; memberId: string }, told: ShopOrder) {
  await dropParcels(
    tx,
    order.id,
    told.parcels.map(({ shopParcelId }) => shopParcelId),
  )
  const owner = { ...order, kind: 'order', name: told.number } as const
  const rows: Awaited<ReturnType<typeof upsertParcel>>[] = []
  for (const { shopParcelId: key, ...parcel } of told.parcels)
    rows.push(await upsertParcel(tx, owner, { ...parcel, key }))
  return rows
}

async function idOf(tx: Database, shopOrderId: string): Promise<string | null> {
  const [row] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.shopOrderId, shopOrderId))
  return row?.id ?? null
}
