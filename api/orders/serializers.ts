// Orders and parcels as the contract shows them.
import type { components } from '../../generated/schema.d.ts'
import { newestOf } from './rules.ts'
import type { orderParcels, orders } from './tables.ts'

type Schemas = components['schemas']
type OrderRow = typeof orders.$inferSelect
type ParcelRow = typeof orderParcels.$inferSelect

export const shownSummary = (order: OrderRow): Schemas['OrderSummary'] => ({
  ...headOf(order),
  total: { amount: order.total, currency: order.currency },
  itemCount: order.items.reduce((sum, { quantity }) => sum + quantity, 0),
  pictures: order.items.flatMap(({ picture }) => picture ?? []).slice(0, 3),
})

export function shownOrder(order: OrderRow, parcels: ParcelRow[]): Schemas['Order'] {
  const money = (amount: number) => ({ amount, currency: order.currency })
  return {
    ...headOf(order),
    items: order.items.map((item) => ({ ...item, price: money(item.price) })),
    subtotal: money(order.subtotal),
    discount: money(order.discount),
    shipping: money(order.shipping),
    total: money(order.total),
    voucherCodes: order.voucherCodes,
    parcels: parcels.map(shownParcel),
  }
}

export function shownParcel({
  id,
  carrier,
  trackingNumber,
  trackingUrl,
  steps,
}: ParcelRow): Schemas['Parcel'] {
  const newest = newestOf(steps)
  if (!newest) throw new Error(`The parcel ${id} has no step.`)
  return { id, carrier, trackingNumber, trackingUrl, state: newest.state, updatedAt: newest.at }
}

const headOf = ({ id, number, placedAt, state }: OrderRow) => ({
  ...{ id, number, state },
  placedAt: placedAt.toISOString(),
})
