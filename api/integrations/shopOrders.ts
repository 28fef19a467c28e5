// The shop as the hub sees it: it tells of orders, signed, and of every change to them. By default there is none, and
// only sample members have orders.

export type ShopStep = { state: ParcelState; at: Date; place: string | null; note: string | null }

export type ParcelState =
  | 'packed'
  | 'handedOver'
  | 'inTransit'
  | 'outForDelivery'
  | 'attempted'
  | 'waitsForPickup'
  | 'delivered'
  | 'failed'

export type ShopParcel = {
  /** The shop's id of it, unique within its order. */
  shopParcelId: string
  carrier: string | null
  trackingNumber: string | null
  trackingUrl: string | null
  /** Those that are known now: earlier ones are kept. */
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

/** An order as it stands; amounts are whole minor units of its currency. */
export type ShopOrder = {
  shopOrderId: string
  /** As people name it. */
  number: string
  /** Whose it is: the member with this verified address. */
  email: string | null
  placedAt: Date
  changedAt: Date
  payment: 'placed' | 'paid' | 'cancelled' | 'refunded'
  /** All of it has been sent. */
  complete: boolean
  /** ISO 4217. */
  currency: string
  items: ShopItem[]
  /** The items before discounts. */
  subtotal: number
  discount: number
  shipping: number
  total: number
  /** What was given back for items, so far. */
  refunded: number
  voucherCodes: string[]
  /** Its page, as a path of the shop. */
  shopPath: string | null
  parcels: ShopParcel[]
  /** What each voucher's code took off. */
  codeAmounts: Record<string, number>
}

export type OrderSource = {
  /**
   * Reads an order that was sent, byte for byte as it arrived, with the signature that came along.
   * @throws NotFromShop, NotAnOrder
   */
  readOrder: (body: Uint8Array, signature: string | null) => ShopOrder
}

/** The signature does not belong to these bytes. */
export class NotFromShop extends Error {
  override name = 'NotFromShop'
}

/** The shop sent something else. */
export class NotAnOrder extends Error {
  override name = 'NotAnOrder'
}
