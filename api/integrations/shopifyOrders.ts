// Parses Shopify's order webhooks. The signature is the base64-encoded HMAC-SHA256 of the raw body.
import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import { shopPlaces } from './shop.ts'
import { NotAnAmount, orderAmounts } from './shopifyAmounts.ts'
import { orderPayload, type FulfillmentPayload, type OrderPayload } from './shopifyPayload.ts'
import { isSignedByOne } from './signatures.ts'
import {
  NotAnOrder,
  NotFromShop,
  UnreadableOrder,
  type OrderSource,
  type ParcelState,
  type Payment,
  type ShopOrder,
  type ShopParcel,
} from './shopOrders.ts'

/** @param secrets shared secret of the app's webhooks, or the new and the old secret during a rotation */
export const openShopify = (secrets: readonly string[]): OrderSource => ({
  readOrder(body, signature) {
    if (!isSigned(body, signature, secrets)) throw new NotFromShop()
    return parseOrder(body)
  },
  parseOrder,
})

function parseOrder(body: Uint8Array): ShopOrder {
  const payload = jsonOf(body)
  const nameCheck = orderName.safeParse(payload)
  if (!nameCheck.success) throw new NotAnOrder()
  const { admin_graphql_api_id: id } = nameCheck.data
  const order = orderPayload.safeParse(payload)
  if (!order.success) throw new UnreadableOrder(id, reasonOf(order.error))
  try {
    return shopOrder(order.data)
  } catch (error) {
    if (error instanceof NotAnAmount) throw new UnreadableOrder(id, error.message)
    throw error
  }
}

const orderName = z.pick(orderPayload, { admin_graphql_api_id: true })

function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body), storable)
  } catch {
    throw new NotAnOrder()
  }
}

const reasonOf = ({ issues: [issue] }: z.core.$ZodError) =>
  `${issue?.path.map(String).join('.') ?? 'order'} cannot be read`

/**
 * Reviver for JSON.parse. Removes characters that the database cannot store. Otherwise, storing would fail, and the
 * shop would retry the message forever.
 */
const storable = (_name: string, value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value

const isSigned = (body: Uint8Array, signature: string | null, secrets: readonly string[]) =>
  isSignedByOne(secrets, Buffer.from(signature ?? '', 'base64'), (secret) =>
    createHmac('sha256', secret).update(body).digest(),
  )

function shopOrder(order: OrderPayload): ShopOrder {
  const { items: prices, codes, outstanding, ...amounts } = orderAmounts(order)
  const payment = paymentOf(order)
  const voucherCodes = (order.discount_codes ?? []).slice(0, 20).map(({ code }) => cut(code, 255) ?? '')
  return {
    ...amounts,
    shopOrderId: order.admin_graphql_api_id,
    number: cut(order.name, 40) ?? '–',
    email: order.email || null,
    placedAt: new Date(order.created_at),
    changedAt: new Date(order.updated_at),
    changedNanoseconds: nanosecondsOf(order.updated_at),
    payment,
    isTest: order.test === true,
    complete: order.fulfillment_status === 'fulfilled',
    items: order.line_items
      .map((item, index) => ({
        name: cut(item.title, 300) ?? '–',
        variant: cut(item.variant_title, 300),
        quantity: boughtOf(item, order),
        price: prices[index] ?? 0,
        picture: null,
      }))
      .filter(({ quantity }) => quantity > 0)
      .slice(0, 500),
    received: outstanding === null ? 0 : Math.max(0, amounts.total - outstanding),
    shopPath: order.token ? shopPlaces.order(order.token) : null,
    voucherCodes,
    parcels: (order.fulfillments ?? [])
      .filter(({ status }) => status !== 'cancelled' && status !== 'error' && status !== 'failure')
      .slice(0, 100)
      .map(shopParcel),
    codeAmounts: Object.fromEntries(voucherCodes.map((code, index) => [code, codes[index] ?? 0])),
  }
}

/** Returns the number of units bought: includes refunded units, excludes units that an edit removed. */
function boughtOf(
  { id, quantity, current_quantity: left }: OrderPayload['line_items'][number],
  { refunds }: OrderPayload,
) {
  if (left == null) return quantity
  const refunded = (refunds ?? [])
    .flatMap(({ refund_line_items }) => refund_line_items ?? [])
    .filter(({ line_item_id }) => id != null && line_item_id === id)
    .reduce((sum, line) => sum + (line.quantity ?? 0), 0)
  return Math.min(quantity, left + refunded)
}

/** Returns the nanoseconds of a timestamp that exceed whole milliseconds, because `Date` drops them. */
const nanosecondsOf = (instant: string) =>
  Number((/\.\d{3}(\d{1,6})/.exec(instant)?.[1] ?? '').padEnd(6, '0'))

/** Treats an unknown payment status as pending, so that an order earns no coins for it. */
function paymentOf({ cancelled_at, financial_status: status }: OrderPayload): Payment {
  if (cancelled_at) return 'cancelled'
  return paymentsOfShop.get(status ?? '') ?? 'pending'
}

const paymentsOfShop: ReadonlyMap<string, Payment> = new Map([
  ['pending', 'pending'],
  ['expired', 'expired'],
  ['authorized', 'authorized'],
  ['partially_paid', 'partiallyPaid'],
  ['paid', 'paid'],
  ['partially_refunded', 'partiallyRefunded'],
  ['refunded', 'refunded'],
  ['voided', 'voided'],
])

/**
 * Converts a parcel of the message. Shopify reports only the current state of a parcel, without a location. Therefore
 * each message adds one step to the stored steps.
 */
function shopParcel(parcel: FulfillmentPayload): ShopParcel {
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

/** Returns the carrier's URL only if it is http or https, because pages link to it. */
function webAddress(url: string | null | undefined): string | null {
  if (!url || !URL.canParse(url)) return null
  const { protocol, href } = new URL(url)
  return (protocol === 'https:' || protocol === 'http:') && href.length <= 2048 ? href : null
}

/** Truncates a text to the maximum length in openapi.yaml; returns `null` for an empty string. */
const cut = (long: string | null | undefined, length: number) => long?.slice(0, length).toWellFormed() || null
