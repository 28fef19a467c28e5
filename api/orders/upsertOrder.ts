// Stores an order of the shop. Messages about an order result in the same content, earned coins and used vouchers in
// any sequence of arrival, with any duplicates.
import { isDeepStrictEqual } from 'node:util'
import type { ShopOrder } from '../integrations/shopOrders.ts'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { settleEarning } from './earn.ts'
import { nextOrder, type OrderRecord } from './nextOrder.ts'
import { findOrder, recordOfOrder, saveOrder, type OrderRow } from './orderRecords.ts'
import { lockOrder } from './lockOrder.ts'
import { lockOwners, ownerOf } from './owners.ts'
import { settleVouchers } from './settleVouchers.ts'
import { notifyParcels } from './notifyParcels.ts'
import { withdrawOrder } from './withdrawOrder.ts'

type Known = { row: OrderRow; record: OrderRecord }

/**
 * Merges a message into its order. The order belongs to the member whose verified address is in the latest message,
 * unless staff assigned it to a member. An order without a member earns no coins and stores no items, but still uses
 * its vouchers.
 * @returns the order id; `null` if the order has no member
 */
export async function upsertOrder(
  db: Database,
  message: ShopOrder,
  { now }: { now: Date },
): Promise<string | null> {
  return await db.transaction(async (tx) => {
    await lockOrder(tx, message.shopOrderId)
    const storedOrder = await findKnown(tx, message.shopOrderId)
    const record = nextOrder(storedOrder?.record, message)
    const owner = await ownerOf(tx, storedOrder, record)
    if (storedOrder && owner === storedOrder.row.memberId && isSame(storedOrder.record, record))
      return owner === null ? null : storedOrder.row.id

    const members = await lockOwners(tx, [owner, storedOrder?.row.memberId ?? null])
    // Reads the order again, because a concurrent erasure of the former owner may have deleted it.
    const former = storedOrder && (await findOrder(tx, message.shopOrderId))
    const member = members.find(({ id }) => id === owner)
    if (former && former.memberId !== null && former.memberId !== member?.id)
      await withdrawOrder(tx, { ...former, memberId: former.memberId }, { by: 'webhook:orders', now })

    const { order, parcels } = await saveOrder(tx, ownedBy(member?.id ?? null, former), record)
    await settleVouchers(tx, { order, previousContent: storedOrder?.record.content, now })
    if (!member) return null
    await settleEarning(tx, { ...order, memberId: member.id }, { joinedAt: member.createdAt, now })
    if (order.state !== 'cancelled')
      await notifyParcels(tx, { ...order, memberId: member.id }, { all: parcels, now })
    return order.id
  })
}

/** Returns the id and the owner of the order. An order that loses its owner is no longer assigned by staff. */
const ownedBy = (memberId: string | null, former: OrderRow | undefined) => ({
  id: former?.id ?? newId(),
  memberId,
  assignedAt: memberId === null ? null : (former?.assignedAt ?? null),
})

async function findKnown(tx: Database, shopOrderId: string): Promise<Known | undefined> {
  const row = await findOrder(tx, shopOrderId)
  return row && { row, record: await recordOfOrder(tx, row) }
}

const isSame = (previousRecord: OrderRecord, next: OrderRecord) =>
  previousRecord.revision === next.revision &&
  isDeepStrictEqual(previousRecord.email, next.email) &&
  isDeepStrictEqual(previousRecord.parcels, next.parcels)
