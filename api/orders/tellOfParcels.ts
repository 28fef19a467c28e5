// Notifies a member of an order's parcels, once per event: shipment, and states that need the member's attention.
import { parcelNews } from '../catalog/parcelNews.ts'
import { newestOf } from '../fulfillment/parcelSteps.ts'
import type { parcels } from '../fulfillment/tables.ts'
import { notify } from '../notices/notify.ts'
import type { Database } from '../store/store.ts'
import type { orders } from './tables.ts'

type Order = Pick<typeof orders.$inferSelect, 'id' | 'number' | 'items'> & { memberId: string }
type Parcel = Pick<typeof parcels.$inferSelect, 'key' | 'steps'>

/** Uses the current state of each parcel: an earlier step that arrives late is not notified. */
export async function tellOfParcels(
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
    const news = parcelNews[state]
    const about = { memberId, subject, reference: `order:${id}:${key}:${news ? state : 'shipped'}`, now }
    if (news) await notify(tx, { ...about, kind: 'order-moved', params: { order: number, news } })
    else if (state === 'handedOver' || state === 'inTransit')
      await notify(tx, { ...about, kind: 'order-shipped', params: { order: number } })
  }
}
