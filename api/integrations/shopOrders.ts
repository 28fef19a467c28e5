// The shop as the hub sees it: it sends each order, signed, and every change to it. By default no shop is configured, and only sample
// members have orders.

export type ShopStep = { state: ParcelState; at: Date; place: string | null; note: string | null }

/** In the order of a parcel's way: of two steps of the same instant the later state is the newer one. */
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
  /** The shop's id of it, unique within its order. */
  shopParcelId: string
  carrier: string | null
  trackingNumber: string | null
  trackingUrl: string | null
  /** Steps known to this message; earlier ones stay stored. */
  steps: ShopStep[]
}

export type ShopItem = {
  name: string
  variant: string | null
  quantity: number
  /** Of one piece. */
  price: number
  picture: string | null
}

/** In the order in which an order goes through them: of two messages of the same instant the later payment wins. */
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

/** An order as one message describes it; amounts are whole minor units of `currency`. */
export type ShopOrder = {
  shopOrderId: string
  /** As people name it. */
  number: string
  /** Its owner is the member with this verified address; `null` if the message names none. */
  email: string | null
  placedAt: Date
  changedAt: Date
  /** Nanoseconds of the change within its millisecond, which `Date` cannot hold. */
  changedNanoseconds: number
  payment: Payment
  /** Placed by the shop's staff to try the shop out. */
  isTest: boolean
  /** All of it has been sent. */
  complete: boolean
  /** ISO 4217: the currency that the buyer paid in. */
  currency: string
  items: ShopItem[]
  /** The items before discounts, those that an edit added included. */
  subtotal: number
  /** Off the items: never off the shipping. */
  discount: number
  /** After its own discounts. */
  shipping: number
  total: number
  /** Money that has arrived so far, of an order that is paid in part. */
  received: number
  /** Total refunded for items or removed by edits. */
  refunded: number
  voucherCodes: string[]
  /** Its page, as a path of the shop. */
  shopPath: string | null
  parcels: ShopParcel[]
  /** What each voucher's code took off. */
  codeAmounts: Record<string, number>
  /** Fields that could not be read and were left out, because others say the same. */
  unread: string[]
}

export type OrderSource = {
  /**
   * Reads an order that was sent, byte for byte as it arrived, with the signature that came along.
   * @throws NotFromShop, NotAnOrder, UnreadableOrder
   */
  readOrder: (body: Uint8Array, signature: string | null) => ShopOrder
  /**
   * Reads an order whose signature was verified before.
   * @throws NotAnOrder, UnreadableOrder
   */
  parseOrder: (body: Uint8Array) => ShopOrder
}

/** The signature does not belong to these bytes. */
export class NotFromShop extends Error {
  override name = 'NotFromShop'
}

/** The shop sent something that names no order. */
export class NotAnOrder extends Error {
  override name = 'NotAnOrder'
}

/** The message names an order, but one of its fields cannot be read. `reason` names the field and quotes nothing. */
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
