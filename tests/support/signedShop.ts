// The shop as it tells of a member's orders: written as it writes them, signed, and read by the webhook.
import { createHmac } from 'node:crypto'
import pino from 'pino'
import { openShopWebhook } from '../../api/server/webhooks/shopWebhook.ts'
import { openShopify } from '../../api/integrations/shopifyOrders.ts'
import { markUsed } from '../../api/vouchers/vouchers.ts'
import type { Api } from './apiOn.ts'

type Told = {
  number: number
  email: string
  placedAt: Date
  /** Of the items, in whole baht. */
  baht: number
  refunded?: number
  /** Of vouchers; they take nothing off. */
  codes?: string[]
}

/** @returns what tells of an order, as often as the shop likes */
export function signedShop({ store, clock }: Api) {
  const secret = 'a-canary-secret-of-the-shop'
  const webhook = openShopWebhook({
    shop: openShopify([secret]),
    store,
    log: pino({ level: 'silent' }),
    clock: () => clock.now,
    useVoucher: async (tx, { code, orderId, placedAt }) =>
      void (await markUsed(tx, { code, order: orderId, placedAt })),
  })
  return async (told: Told) => {
    const body = JSON.stringify(payloadOf(told, clock.now))
    const signature = createHmac('sha256', secret).update(body).digest('base64')
    const headers = { 'Content-Type': 'application/json', 'X-Shopify-Hmac-Sha256': signature }
    const { status } = await webhook.request('/orders', { method: 'POST', body, headers })
    if (status !== 200) throw new Error(`The order was answered with ${status}.`)
  }
}

function payloadOf({ number, email, placedAt, baht, refunded = 0, codes = [] }: Told, now: Date) {
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
