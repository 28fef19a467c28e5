// Interface of the shop, which sends a signed message for each new or changed order. Without a configured shop, only
// sample members have orders.

export type ShopStep = { state: ParcelState; at: Date; place: string | null; note: string | null }

/**
 * States of a parcel in chronological order. If two steps have the same timestamp, the step whose state is later in
 * this list counts as newer.
 */
export const parcelStates = [
  'packed',
  'handedOver',
  'inTransit',
  'outForDelivery',
  'attempted',
  'waitsForPickup',
  'failed',
  'delivered',
] as const
export type ParcelState = (typeof parcelStates)[number]

export type ShopParcel = {
  /** Id of the parcel in the shop, unique within its order. */
  shopParcelId: string
  carrier: string | null
  trackingNumber: string | null
  trackingUrl: string | null
  /** Tracking steps of the parcel in this message. Steps of earlier messages remain stored. */
  steps: ShopStep[]
}

export type ShopItem = {
  name: string
  variant: string | null
  quantity: number
  /** Price of one unit of the item, in minor units of the currency. */
  price: number
  picture: string | null
}

/**
 * Payment states of an order in chronological order. If two messages have the same timestamp, the message whose state
 * is later in this list counts as newer.
 */
export const payments = [
  'pending',
  'expired',
  'authorized',
  'partiallyPaid',
  'paid',
  'partiallyRefunded',
  'refunded',
  'voided',
  'cancelled',
] as const
export type Payment = (typeof payments)[number]

/** Order as described in one message of the shop. All amounts are whole minor units of `currency`. */
export type ShopOrder = {
  shopOrderId: string
  /** Order number as shown to members. */
  number: string
  /**
   * Email address of the buyer; `null` if the message has no email address. The order belongs to the member who has
   * verified this address.
   */
  email: string | null
  placedAt: Date
  changedAt: Date
  /** Nanoseconds to add to `changedAt`, because a `Date` stores whole milliseconds only. */
  changedNanoseconds: number
  payment: Payment
  /** True for a test order by the shop's staff. */
  isTest: boolean
  /** True if all items of the order have been shipped. */
  complete: boolean
  /** ISO 4217 code of the currency that the buyer paid in. */
  currency: string
  items: ShopItem[]
  /** Sum of the items before discounts, including items that an edit added to the order. */
  subtotal: number
  /** Sum of the discounts on items, without discounts on shipping. */
  discount: number
  /** Shipping costs after discounts on shipping. */
  shipping: number
  total: number
  /** For a partially paid order, the amount that the shop has received so far. */
  received: number
  /** Total amount of items that were refunded or removed by edits. */
  refunded: number
  voucherCodes: string[]
  /** Path of the order's page in the shop. */
  shopPath: string | null
  parcels: ShopParcel[]
  /** Discount on the order by each voucher, keyed by voucher code. */
  codeAmounts: Record<string, number>
  /** Names of fields that could not be read. They were ignored, because other fields contain the same information. */
  unread: string[]
}

export type OrderSource = {
  /**
   * Validates the signature of a raw order message and parses it.
   * @throws NotFromShop, NotAnOrder, UnreadableOrder
   */
  readOrder: (body: Uint8Array, signature: string | null) => ShopOrder
  /**
   * Parses an order message whose signature was verified earlier.
   * @throws NotAnOrder, UnreadableOrder
   */
  parseOrder: (body: Uint8Array) => ShopOrder
}

/** Thrown if the signature does not match the bytes of the message. */
export class NotFromShop extends Error {
  override name = 'NotFromShop'
}

/** Thrown if the message contains no order. */
export class NotAnOrder extends Error {
  override name = 'NotAnOrder'
}

/** Thrown if the message contains an order with an unreadable field. `reason` names the field without its value. */
export class UnreadableOrder extends Error {
  override name = 'UnreadableOrder'
  readonly shopOrderId: string
  readonly reason: string

  constructor(shopOrderId: string, reason: string) {
    super(reason)
    this.shopOrderId = shopOrderId
    this.reason = reason
  }
}
