// Simulates the shop: builds Shopify payloads of orders and sends them to the webhook.
import type { Api } from './apiOn.ts'
import { openWebhook } from './shopMessages.ts'

type SignedMessage = {
  number: number
  email: string
  placedAt: Date
  /** Price of the items in whole baht. */
  baht: number
  refunded?: number
  /** Voucher codes of the order; they do not reduce its price. */
  codes?: string[]
}

/** Opens the webhook. @returns a function that sends a payload and returns the status of the response */
export function orderWebhook(api: Api) {
  const { send } = openWebhook(api)
  return async (payload: object) => (await send(JSON.stringify(payload))).status
}

/** @returns a function that sends an order to the webhook; callers may send the same order repeatedly */
export function signedShop(api: Api) {
  const send = orderWebhook(api)
  return async (order: SignedMessage) => {
    const status = await send(payloadOf(order, api.clock.now))
    if (status !== 200) throw new Error(`Webhook responded to the order with status ${status}.`)
  }
}

let orders = 5_000_000_000_000

/** Builds the Shopify payload of a paid order with one item; the order is placed and changed now. */
export function shopifyOrder({ clock }: Api, email: string, rest: Record<string, unknown> = {}) {
  const { amount = '100.00', currency = 'USD', ...more } = rest
  const at = clock.now.toISOString()
  return {
    admin_graphql_api_id: `gid://shopify/Order/${(orders += 1)}`,
    name: '#1001',
    email,
    currency,
    created_at: at,
    updated_at: at,
    cancelled_at: null,
    financial_status: 'paid',
    fulfillment_status: null,
    test: false,
    total_line_items_price: amount,
    subtotal_price: amount,
    current_subtotal_price: amount,
    total_discounts: '0.00',
    total_price: amount,
    discount_codes: [],
    line_items: [{ title: 'Nursing bra', variant_title: null, quantity: 1, price: amount }],
    fulfillments: [],
    refunds: [],
    ...more,
  }
}

/** Returns the same order with changes, a number of seconds later. */
export const changed = <Order extends { updated_at: string }>(
  order: Order,
  seconds: number,
  changes: object,
) => ({
  ...order,
  updated_at: new Date(Date.parse(order.updated_at) + seconds * 1000).toISOString(),
  ...changes,
})

/** Builds one refund per amount; the items of a refund add up to its amount. */
export const refundsOf = (...amounts: string[]) => ({
  refunds: amounts.map((subtotal) => ({ refund_line_items: [{ subtotal }] })),
})

function payloadOf({ number, email, placedAt, baht, refunded = 0, codes = [] }: SignedMessage, now: Date) {
  const price = `${baht}.00`
  const refunds = [{ refund_line_items: [{ subtotal: `${refunded}.00` }] }]
  return {
    admin_graphql_api_id: `gid://shopify/Order/${number}`,
    name: `#${number}`,
    email,
    currency: 'THB',
    created_at: placedAt.toISOString(),
    updated_at: now.toISOString(),
    total_line_items_price: price,
    total_discounts: '0.00',
    total_price: price,
    financial_status: refunded === 0 ? 'paid' : refunded === baht ? 'refunded' : 'partially_refunded',
    discount_codes: codes.map((code) => ({ code, amount: '0.00' })),
    line_items: [{ title: 'Nursing bra', variant_title: null, quantity: 1, price }],
    refunds: refunded === 0 ? [] : refunds,
  }
}
