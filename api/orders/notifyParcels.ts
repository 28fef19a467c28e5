// Notifies a member about the parcels of an order, once per event: after shipment, and for states that need the
// member's attention.
import { parcelNews } from '../catalog/parcelNews.ts'
import { newestOf } from '../fulfillment/parcelSteps.ts'
import type { parcels } from '../fulfillment/tables.ts'
import { notify } from '../notices/notify.ts'
import type { Database } from '../store/store.ts'
import type { orders } from './tables.ts'

type Order = Pick<typeof orders.$inferSelect, 'id' | 'number' | 'items'> & { memberId: string }
type Parcel = Pick<typeof parcels.$inferSelect, 'key' | 'steps'>

/** Notifies only about the current state of each parcel, and not about an earlier step that arrives late. */
export async function notifyParcels(
  tx: Database,
  order: Order,
  { all, now }: { all: readonly Parcel[]; now: Date },
) {
  const { id, memberId, number, items } = order
  const [first, ...moreItems] = items
  const subject = {
    name: first?.name ?? number,
    picture: first?.picture ?? null,
    others: moreItems.length,
  }
  for (const { key, steps } of all) {
    const state = newestOf(steps)?.state ?? 'packed'
    const news = parcelNews()[state]
    const about = { memberId, subject, reference: `order:${id}:${key}:${news ? state : 'shipped'}`, now }
    if (news) await notify(tx, { ...about, kind: 'order-moved', params: { order: number, news } })
    else if (state === 'handedOver' || state === 'inTransit')
      await notify(tx, { ...about, kind: 'order-shipped', params: { order: number } })
  }
}
