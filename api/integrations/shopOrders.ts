// Interface of the shop: it sends each order and every change, signed. By default no shop is configured, and only
// sample members have orders.

export type ShopStep = { state: ParcelState; at: Date; place: string | null; note: string | null }

/** In chronological order of a parcel: of two steps with the same timestamp, the later state is the newer one. */
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
  /** The shop's id of the parcel, unique within its order. */
  shopParcelId: string
  carrier: string | null
  trackingNumber: string | null
  trackingUrl: string | null
  /** Steps in this message; earlier ones stay stored. */
  steps: ShopStep[]
}

export type ShopItem = {
  name: string
  variant: string | null
  quantity: number
  /** Price of one piece. */
  price: number
  picture: string | null
}

/** In chronological order of an order: of two messages with the same timestamp, the later payment state wins. */
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

/** An order in one message; amounts are whole minor units of `currency`. */
export type ShopOrder = {
  shopOrderId: string
  /** Order number that members see. */
  number: string
  /** The owner is the member with this verified address; `null` if the message has no address. */
  email: string | null
  placedAt: Date
  changedAt: Date
  /** Nanoseconds of the change within its millisecond, which `Date` cannot represent. */
  changedNanoseconds: number
  payment: Payment
  /** A test order of the shop's staff. */
  isTest: boolean
  /** All items have been shipped. */
  complete: boolean
  /** ISO 4217 code of the currency that the buyer paid in. */
  currency: string
  items: ShopItem[]
  /** Items before discounts, including those that an edit added. */
  subtotal: number
  /** Discount on items, excluding discounts on shipping. */
  discount: number
  /** Shipping after its discounts. */
  shipping: number
  total: number
  /** Amount received so far, for an order that is paid in part. */
  received: number
  /** Total refunded for items or removed by edits. */
  refunded: number
  voucherCodes: string[]
  /** Path of the order's page in the shop. */
  shopPath: string | null
  parcels: ShopParcel[]
  /** Discount of each voucher code. */
  codeAmounts: Record<string, number>
  /** Names of unreadable fields that were ignored because other fields contain the same information. */
  unread: string[]
}

export type OrderSource = {
  /**
   * Validates the signature of a raw order message and parses it.
   * @throws NotFromShop, NotAnOrder, UnreadableOrder
   */
  readOrder: (body: Uint8Array, signature: string | null) => ShopOrder
  /**
   * Parses an order whose signature was verified before.
   * @throws NotAnOrder, UnreadableOrder
   */
  parseOrder: (body: Uint8Array) => ShopOrder
}

/** The signature does not match the bytes. */
export class NotFromShop extends Error {
  override name = 'NotFromShop'
}

/** The message contains no order. */
export class NotAnOrder extends Error {
  override name = 'NotAnOrder'
}

/** The message contains an order with an unreadable field. `reason` names the field without its value. */
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
