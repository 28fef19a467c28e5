// Reads the amounts of Shopify orders in the buyer's currency. Amounts in the shop's own currency are for accounting
// only.
import { minorUnits } from './money.ts'
import type { Amount, MoneySet, OrderPayload } from './shopifyPayload.ts'

/**
 * Reads an amount by field name, in the buyer's currency. If `set` does not contain that currency, converts the amount
 * with the exchange rate of the order.
 */
type Read = (field: string, amount: Amount | null | undefined, set?: MoneySet) => number

/** Thrown if a field contains no amount. The error message names the field without its value. */
export class NotAnAmount extends Error {
  override name = 'NotAnAmount'
}

/** @throws NotAnAmount */
export function orderAmounts(order: OrderPayload) {
  const { currency, read } = readerOf(order)
  const lines = read('total_line_items_price', order.total_line_items_price, order.total_line_items_price_set)
  const { discount, shippingDiscount } = discountsOf(order, { read, lines })
  const { after, refunds, unread } = changesOf(order, { read, before: lines - discount })
  const subtotal = Math.max(lines, after + refunds + discount)
  const total = Math.max(
    read('total_price', order.total_price, order.total_price_set),
    read('current_total_price', order.current_total_price ?? 0, order.current_total_price_set),
  )
  const shipping = read('total_shipping_price_set', null, order.total_shipping_price_set)
  return {
    currency,
    subtotal,
    discount,
    refunded: subtotal - discount - after,
    shipping: Math.max(0, shipping - shippingDiscount),
    total,
    outstanding: order.total_outstanding == null ? null : read('total_outstanding', order.total_outstanding),
    items: order.line_items.map(({ price, price_set }) => read('line_items.price', price, price_set)),
    codes: (order.discount_codes ?? []).map(({ amount }) => read('discount_codes.amount', amount)),
    unread,
  }
}

function readerOf(order: OrderPayload): { currency: string; read: Read } {
  const { currency: ofShop, presentment_currency: ofBuyer } = order
  const sets = [order.total_price_set, order.subtotal_price_set, order.total_line_items_price_set]
  const isPresented = ofBuyer != null && ofBuyer !== ofShop && sets.some((set) => set?.presentment_money)
  if (!isPresented)
    return {
      currency: ofShop,
      read: (field, amount, set) => unitsOf(field, amount ?? set?.shop_money?.amount ?? 0, ofShop),
    }
  const rate = rateOf(sets, ofShop, ofBuyer)
  return {
    currency: ofBuyer,
    read(field, amount, set) {
      if (set?.presentment_money) return unitsOf(field, set.presentment_money.amount, ofBuyer)
      return Math.round(unitsOf(field, amount ?? set?.shop_money?.amount ?? 0, ofShop) * rate)
    },
  }
}

function unitsOf(field: string, amount: Amount, currency: string): number {
  try {
    return minorUnits(amount, currency)
  } catch {
    throw new NotAnAmount(`${field} is not an amount`)
  }
}

/**
 * Returns the exchange rate of the order: minor units of the buyer's currency per minor unit of the shop's currency.
 * Calculates the rate from the first amount that the order contains in both currencies. Returns 1 if there is no such
 * amount.
 */
function rateOf(sets: readonly MoneySet[], ofShop: string, ofBuyer: string): number {
  for (const set of sets) {
    const shop = unitsOf('shop_money', set?.shop_money?.amount ?? 0, ofShop)
    const buyer = unitsOf('presentment_money', set?.presentment_money?.amount ?? 0, ofBuyer)
    if (shop > 0 && buyer > 0) return buyer / shop
  }
  return 1
}

/**
 * Splits `total_discounts` into the discount on items and the discount on shipping. The discount on items is calculated
 * from the subtotal after discounts. If the subtotal is missing, the discount on shipping is calculated from the
 * discount codes instead.
 */
function discountsOf(order: OrderPayload, { read, lines }: { read: Read; lines: number }) {
  const all = read('total_discounts', order.total_discounts, order.total_discounts_set)
  const { subtotal_price: subtotal, subtotal_price_set: set } = order
  if (subtotal == null && !set) {
    const ofShipping = (order.discount_codes ?? [])
      .filter(({ type }) => type === 'shipping')
      .reduce((sum, { amount }) => sum + read('discount_codes.amount', amount), 0)
    return { discount: Math.max(0, all - ofShipping), shippingDiscount: ofShipping }
  }
  const discount = Math.max(0, lines - read('subtotal_price', subtotal, set))
  return { discount, shippingDiscount: Math.max(0, all - discount) }
}

/**
 * Returns the sum of the items after refunds and edits as `after`. Uses Shopify's own sum, or `before` minus the
 * refunds if Shopify's sum is missing or outdated. Returns the sum of the refunds as `refunds` if edits added more than
 * was refunded, and 0 otherwise. Ignores unreadable refunds if Shopify's sum is present.
 */
function changesOf(order: OrderPayload, { read, before }: { read: Read; before: number }) {
  const { current_subtotal_price: current, current_subtotal_price_set: set } = order
  const now = current == null && !set ? undefined : read('current_subtotal_price', current, set)
  const { refunds, unread } = readableRefunds(order, read, now !== undefined)
  const after = now === undefined || now === before ? before - refunds : now
  return { after: Math.max(0, after), refunds: after > before ? refunds : 0, unread }
}

function readableRefunds(order: OrderPayload, read: Read, mayBeLeftOut: boolean) {
  try {
    return { refunds: refundsOf(order, read), unread: [] }
  } catch (error) {
    if (mayBeLeftOut && error instanceof NotAnAmount) return { refunds: 0, unread: [error.message] }
    throw error
  }
}

/**
 * Returns the sum of the refunded items, corrected by adjustments of the order, such as a refund that does not refer to
 * an item.
 */
function refundsOf({ refunds }: OrderPayload, read: Read): number {
  const items = (refunds ?? [])
    .flatMap(({ refund_line_items }) => refund_line_items ?? [])
    .reduce((sum, { subtotal, subtotal_set }) => sum + read('refunds.subtotal', subtotal, subtotal_set), 0)
  const differences = (refunds ?? [])
    .flatMap(({ order_adjustments }) => order_adjustments ?? [])
    .filter(({ kind }) => kind === 'refund_discrepancy')
    .reduce((sum, { amount, amount_set }) => {
      const units = read('refunds.amount', unsigned(amount), unsignedSet(amount_set))
      return String(amount).startsWith('-') ? sum - units : sum + units
    }, 0)
  return Math.max(0, items - differences)
}

const unsigned = (amount: Amount) => String(amount).replace(/^-/, '')

const unsignedSet = (set: MoneySet): MoneySet => {
  const buyer = set?.presentment_money
  return buyer && { presentment_money: { ...buyer, amount: unsigned(buyer.amount) } }
}
