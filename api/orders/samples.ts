// Adds the orders of sample members. Uses the functions that also process the shop's webhook messages.
import * as z from 'zod/mini'
import data from '../catalog/sample-orders.json' with { type: 'json' }
import { shopPlaces } from '../integrations/shop.ts'
import { payments, type ShopOrder } from '../integrations/shopOrders.ts'
import type { Database } from '../store/store.ts'
import { upsertOrder } from './upsertOrder.ts'

const count = z.int().check(z.gte(0))
const item = z.object({
  name: z.string(),
  variant: z.nullable(z.string()),
  quantity: count,
  price: count,
  picture: z.nullable(z.string()),
})
const sampleStep = z.object({
  daysAgo: count,
  state: z.enum([
    'packed',
    'handedOver',
    'inTransit',
    'outForDelivery',
    'attempted',
    'waitsForPickup',
    'delivered',
    'failed',
  ]),
  place: z.nullable(z.string()),
  note: z.nullable(z.string()),
})
const sampleOrder = z.object({
  number: z.string(),
  daysAgo: count,
  payment: z.enum(payments),
  complete: z.boolean(),
  currency: z.string(),
  items: z.array(item),
  discount: count,
  shipping: count,
  voucherCodes: z.array(z.string()),
  parcels: z.array(z.object({ carrier: z.string(), trackingNumber: z.string(), steps: z.array(sampleStep) })),
})

const orders = z.record(z.string(), z.array(sampleOrder)).parse(data)

/** Adds a voucher with the code of a sample order to the member. */
type AddVoucher = (tx: Database, voucher: { code: string; placedAt: Date }) => Promise<void>

/**
 * Returns messages about the orders of a sample member: one for each placed order, and one for each step of a parcel.
 */
export function orderSamples(email: string, now: Date, addVoucher: AddVoucher) {
  const ago = (days: number, minutes = 0) => new Date(now.getTime() - days * 86_400_000 + minutes * 60_000)
  return (orders[email] ?? []).flatMap(({ daysAgo, parcels, ...sample }) => {
    const subtotal = sample.items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
    const placedAt = ago(daysAgo)
    const order = {
      ...sample,
      email,
      subtotal,
      shopOrderId: `sample:${sample.number}`,
      shopPath: shopPlaces.order(sample.number.replace(/\W/g, '')),
      total: subtotal - sample.discount + sample.shipping,
      refunded: 0,
      received: 0,
      isTest: false,
      changedNanoseconds: 0,
      unread: [],
      placedAt,
      codeAmounts: Object.fromEntries(sample.voucherCodes.map((code) => [code, sample.discount])),
      parcels: parcels.map(({ steps, ...parcel }) => ({
        ...parcel,
        shopParcelId: parcel.trackingNumber,
        trackingUrl: null,
        steps: steps.map(({ daysAgo: days, ...progress }, index) => ({
          ...progress,
          at: ago(days, index * 47 - 600),
        })),
      })),
    }
    const steps = order.parcels.flatMap((parcel) => parcel.steps.map(({ at }) => at.getTime()))
    return [placedAt.getTime(), ...steps].map((at, index) => ({
      at: new Date(at),
      async run(tx: Database) {
        if (index === 0) for (const code of order.voucherCodes) await addVoucher(tx, { code, placedAt })
        await upsertOrder(tx, orderAt(order, at), { now: new Date(at) })
      },
    }))
  })
}

/** Returns the order in its state at the given time. */
const orderAt = (order: Omit<ShopOrder, 'changedAt'>, at: number): ShopOrder => ({
  ...order,
  changedAt: new Date(at),
  parcels: order.parcels
    .map((parcel) => ({ ...parcel, steps: parcel.steps.filter((step) => step.at.getTime() <= at) }))
    .filter(({ steps }) => steps.length > 0),
})
