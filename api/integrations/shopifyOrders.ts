// Shopify's order webhooks: https://shopify.dev/docs/api/webhooks. The signature is the base64 of HMAC-SHA256 over the
// body as it arrived. Ids are read as texts, because Shopify's numbers are longer than JavaScript's.
import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import { minorUnits } from './money.ts'
import { shopPlaces } from './shop.ts'
import { isSignedByOne } from './signatures.ts'
import {
  NotAnOrder,
  NotFromShop,
  type ParcelState,
  type OrderSource,
  type ShopOrder,
  type ShopParcel,
} from './shopOrders.ts'

/** @param secrets the shared secret of the app's webhooks, or the new and the old one */
export const openShopify = (secrets: readonly string[]): OrderSource => ({
  readOrder(body, signature) {
    if (!isSigned(body, signature, secrets)) throw new NotFromShop()
    try {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(body)
      return shopOrder(payload.parse(JSON.parse(text, storable)))
    } catch {
      throw new NotAnOrder()
    }
  },
})

/** For JSON.parse: texts without what the database cannot hold, because the shop would send the same order again and again. */
const storable = (_name: string, value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value

const isSigned = (body: Uint8Array, signature: string | null, secrets: readonly string[]) =>
  isSignedByOne(secrets, Buffer.from(signature ?? '', 'base64'), (secret) =>
    createHmac('sha256', secret).update(body).digest(),
  )

/** No shop is older; and the database has no year 0. */
const instant = z.iso.datetime({ offset: true }).check(z.refine((text) => text >= '2000'))
const text = z.nullish(z.string())
const price = z.string()

const fulfillment = z.object({
  admin_graphql_api_id: z.string(),
  status: text,
  created_at: instant,
  updated_at: instant,
  tracking_company: text,
  tracking_number: text,
  tracking_url: text,
  shipment_status: text,
})

/** Numbers or texts, as Shopify's versions have it. */
const refundedAmount = z.pipe(z.union([z.string(), z.number()]), z.transform(String))

const refund = z.object({
  refund_line_items: z.nullish(z.array(z.object({ subtotal: refundedAmount }))),
  order_adjustments: z.nullish(z.array(z.object({ kind: text, amount: refundedAmount }))),
})

const payload = z.object({
  admin_graphql_api_id: z.string().check(z.regex(/^gid:\/\/shopify\/Order\/\d+$/)),
  name: z.string().check(z.minLength(1)),
  /** Names its page to the customer. */
  token: z.nullish(z.string().check(z.regex(/^\w{1,64}$/))),
  email: text,
  created_at: instant,
  updated_at: instant,
  cancelled_at: z.nullish(instant),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  financial_status: text,
  fulfillment_status: text,
  total_line_items_price: price,
  total_discounts: price,
  total_price: price,
  total_shipping_price_set: z.nullish(z.object({ shop_money: z.object({ amount: price }) })),
  discount_codes: z.array(z.object({ code: z.string(), amount: z._default(price, '0') })),
  line_items: z.array(
    z.object({ title: z.string(), variant_title: text, quantity: z.int().check(z.gte(0)), price }),
  ),
  fulfillments: z.nullish(z.array(fulfillment)),
  /** After refunds and edits: Shopify's own sum of what is left of the items. */
  current_subtotal_price: z.nullish(price),
  subtotal_price: z.nullish(price),
  refunds: z.nullish(z.array(refund)),
})

type Payload = z.infer<typeof payload>

function shopOrder(order: Payload): ShopOrder {
  const { currency } = order
  const units = (amount: string) => minorUnits(amount, currency)
  return {
    shopOrderId: order.admin_graphql_api_id,
    number: cut(order.name, 40) ?? '–',
    email: order.email || null,
    placedAt: new Date(order.created_at),
    changedAt: new Date(order.updated_at),
    payment: paymentOf(order),
    complete: order.fulfillment_status === 'fulfilled',
    currency,
    items: order.line_items
      .filter(({ quantity }) => quantity > 0)
      .slice(0, 500)
      .map((item) => ({
        name: cut(item.title, 300) ?? '–',
        variant: cut(item.variant_title, 300),
        quantity: item.quantity,
        price: units(item.price),
        picture: null,
      })),
    subtotal: units(order.total_line_items_price),
    discount: units(order.total_discounts),
    shipping: units(order.total_shipping_price_set?.shop_money.amount ?? '0'),
    total: units(order.total_price),
    shopPath: order.token ? shopPlaces.order(order.token) : null,
    refunded: refundedOf(order, units),
    voucherCodes: order.discount_codes.slice(0, 20).map(({ code }) => cut(code, 255) ?? ''),
    parcels: (order.fulfillments ?? [])
      .filter(({ status }) => status !== 'cancelled' && status !== 'error' && status !== 'failure')
      .slice(0, 100)
      .map(shopParcel),
    codeAmounts: Object.fromEntries(
      order.discount_codes.slice(0, 20).map(({ code, amount }) => [cut(code, 255) ?? '', units(amount)]),
    ),
  }
}

/**
 * Of the items: what refunds name, less what was agreed to differ from it, such as a sum without any item; or what the
 * items came to before and after, where the order itself was changed.
 */
function refundedOf(order: Payload, units: (amount: string) => number): number {
  const signed = (amount: string) => (amount.startsWith('-') ? -units(amount.slice(1)) : units(amount))
  const refunds = order.refunds ?? []
  const items = refunds
    .flatMap(({ refund_line_items }) => refund_line_items ?? [])
    .reduce((sum, { subtotal }) => sum + units(subtotal), 0)
  const differences = refunds
    .flatMap(({ order_adjustments }) => order_adjustments ?? [])
    .filter(({ kind }) => kind === 'refund_discrepancy')
    .reduce((sum, { amount }) => sum + signed(amount), 0)
  const { subtotal_price: before, current_subtotal_price: after } = order
  const changed = before && after ? units(before) - units(after) : 0
  return Math.max(0, items - differences, changed)
}

function paymentOf({ cancelled_at, financial_status: status }: Payload): ShopOrder['payment'] {
  if (cancelled_at || status === 'voided') return 'cancelled'
  if (status === 'refunded') return 'refunded'
  return notPaid.has(status ?? '') ? 'placed' : 'paid'
}

const notPaid = new Set(['pending', 'authorized', 'expired', 'partially_paid'])

/** Shopify says where a parcel stands, not where it was: each telling adds a step to those that are known. */
function shopParcel(parcel: z.infer<typeof fulfillment>): ShopParcel {
  const now = states[parcel.shipment_status ?? '']
  const step = (state: ParcelState, at: string) => ({ state, at: new Date(at), place: null, note: null })
  return {
    shopParcelId: parcel.admin_graphql_api_id,
    carrier: cut(parcel.tracking_company, 100),
    trackingNumber: cut(parcel.tracking_number, 100),
    trackingUrl: webAddress(parcel.tracking_url),
    steps: [step('packed', parcel.created_at), ...(now ? [step(now, parcel.updated_at)] : [])],
  }
}

const states: Readonly<Record<string, ParcelState>> = {
  confirmed: 'handedOver',
  in_transit: 'inTransit',
  out_for_delivery: 'outForDelivery',
  attempted_delivery: 'attempted',
  ready_for_pickup: 'waitsForPickup',
  delivered: 'delivered',
  failure: 'failed',
}

/** A carrier's page, if it is one of the web: pages link to it. */
function webAddress(url: string | null | undefined): string | null {
  if (!url || !URL.canParse(url)) return null
  const { protocol, href } = new URL(url)
  return (protocol === 'https:' || protocol === 'http:') && href.length <= 2048 ? href : null
}

/** What the contract can hold of a text; `null` for an empty one. */
const cut = (long: string | null | undefined, length: number) => long?.slice(0, length).toWellFormed() || null
