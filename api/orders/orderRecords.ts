// Reads the record of an order from its database rows, and writes the record back.
import { and, eq } from 'drizzle-orm'
import { parcels } from '../fulfillment/tables.ts'
import type { Payment } from '../integrations/shopOrders.ts'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { normalCode } from '../vouchers/index.ts'
import {
  earliestRevision,
  instantIn,
  listedParcels,
  type OrderContent,
  type OrderRecord,
  type ParcelRecord,
} from './nextOrder.ts'
import { stateOf, takesVouchers } from './rules.ts'
import { orders } from './tables.ts'

export type OrderRow = typeof orders.$inferSelect
export type ParcelRow = typeof parcels.$inferSelect

export async function findOrder(tx: Database, shopOrderId: string): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(orders).where(eq(orders.shopOrderId, shopOrderId))
  return row
}

export async function recordOfOrder(tx: Database, row: OrderRow): Promise<OrderRecord> {
  const rows = await tx.select().from(parcels).where(ofOrder(row.id))
  const revision = row.revision ?? earliestRevision(row.changedAt)
  return {
    revision,
    content: contentOf(row),
    email: row.emailRevision === null ? null : { address: row.email, revision: row.emailRevision },
    parcels: rows.map((parcel) => parcelRecordOf(parcel, revision)),
  }
}

const ofOrder = (orderId: string) => and(eq(parcels.sourceKind, 'order'), eq(parcels.sourceId, orderId))

const contentOf = ({ payment, ...row }: OrderRow): OrderContent => ({
  shopOrderId: row.shopOrderId,
  number: row.number,
  placedAt: row.placedAt,
  changedAt: row.changedAt,
  changedNanoseconds: 0,
  payment: payment ?? earlierPayments[row.state],
  isTest: row.isTest,
  complete: row.complete,
  isSent: row.isSent,
  currency: row.currency,
  items: row.items,
  subtotal: row.subtotal,
  discount: row.discount,
  shipping: row.shipping,
  total: row.total,
  received: row.received,
  refunded: row.refunded,
  voucherCodes: row.voucherCodes,
  shopPath: row.shopPath,
  codeAmounts: row.codeAmounts,
})

/** Payment state for each order state, for rows that earlier releases stored without a payment state. */
const earlierPayments: Record<OrderRow['state'], Payment> = {
  placed: 'pending',
  paid: 'paid',
  shipped: 'paid',
  delivered: 'paid',
  cancelled: 'cancelled',
  refunded: 'refunded',
}

const parcelRecordOf = (row: ParcelRow, revision: string): ParcelRecord => ({
  key: row.key,
  carrier: row.carrier,
  trackingNumber: row.trackingNumber,
  trackingUrl: row.trackingUrl,
  steps: row.steps,
  mentionedIn: row.mentionedIn ?? (row.isListed ? instantIn(revision) : ''),
  trackedIn: row.trackedIn,
})

type Owned = Pick<OrderRow, 'id' | 'memberId' | 'assignedAt'>

/**
 * Stores the order with all its parcels for its owner. Items and parcels of an order without a member are not stored.
 */
export async function saveOrder(tx: Database, { id, memberId, assignedAt }: Owned, record: OrderRecord) {
  const listed = listedParcels(record)
  const row = { ...rowOf(record, { memberId, assignedAt }), assignedAt }
  const [order] = await tx
    .insert(orders)
    .values({ id, ...row })
    .onConflictDoUpdate({ target: orders.id, set: row })
    .returning()
  if (!order) throw new Error(`Order ${id} was not stored.`)
  if (memberId === null) {
    await tx.delete(parcels).where(ofOrder(id))
    return { order, parcels: [] }
  }
  const owner = { memberId, sourceId: id, name: order.number }
  const rows: ParcelRow[] = []
  for (const parcel of record.parcels)
    rows.push(...(await saveParcel(tx, owner, { ...parcel, isListed: listed.includes(parcel) })))
  return { order, parcels: rows.filter(({ isListed }) => isListed) }
}

function rowOf(record: OrderRecord, { memberId, assignedAt }: Omit<Owned, 'id'>) {
  const { revision, content, email } = record
  const { changedNanoseconds: _, ...columns } = content
  const listed = listedParcels(record)
  const isForeign = memberId === null && email !== null
  return {
    ...columns,
    ...(isForeign && { number: '–', items: [], shopPath: null }),
    memberId,
    revision,
    // The address in messages of an assigned order may belong to another person.
    email: isForeign || assignedAt ? null : (email?.address ?? null),
    emailRevision: email?.revision ?? null,
    state: stateOf(content, listed),
    takenCodes: takesVouchers(content) ? hubCodes(content) : [],
  }
}

/** Returns the voucher codes of an order that have the format of the hub's codes, in normalized form. */
export const hubCodes = ({ voucherCodes }: Pick<OrderContent, 'voucherCodes'>) =>
  [...new Set(voucherCodes.flatMap((code) => normalCode(code) ?? []))].toSorted()

type ParcelOwner = { memberId: string; sourceId: string; name: string }

async function saveParcel(
  tx: Database,
  owner: ParcelOwner,
  parcel: ParcelRecord & { isListed: boolean },
): Promise<ParcelRow[]> {
  const row = { ...owner, ...parcel, sourceKind: 'order' as const }
  return await tx
    .insert(parcels)
    .values({ id: newId(), ...row })
    .onConflictDoUpdate({ target: [parcels.sourceKind, parcels.sourceId, parcels.key], set: row })
    .returning()
}
