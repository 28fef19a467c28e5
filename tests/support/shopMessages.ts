// Signs order messages of the shop as raw text, and sends them to the webhook; records its log.
import { createHmac } from 'node:crypto'
import pino from 'pino'
import { openShopify } from '#api/integrations/shopifyOrders.ts'
import { openShopWebhook } from '#api/server/webhooks/shopWebhook.ts'
import type { Api } from './apiOn.ts'

/** Current secret of the shop, and the secret before the last rotation. */
export const [secret, older] = ['a-canary-secret-of-the-shop', 'an-older-canary-of-the-shop']

export const sign = (body: string, key = secret) => createHmac('sha256', key).update(body).digest('base64')

/** Opens the webhook with both secrets. `logged` has the lines of its log. */
export function openWebhook(api: Api) {
  const logged: string[] = []
  const webhook = openShopWebhook({
    shop: openShopify([secret, older]),
    store: api.store,
    log: pino({}, { write: (line) => void logged.push(line) }),
    clock: () => api.clock.now,
  })
  const send = async (body: string, signature: string | null = sign(body), path = '/orders') =>
    await webhook.request(path, {
      method: 'POST',
      body,
      headers: {
        'Content-Type': 'application/json',
        ...(signature !== null && { 'X-Shopify-Hmac-Sha256': signature }),
      },
    })
  return { logged, webhook, send }
}

/** Returns an order in Shopify's format. Its id is larger than the largest safe integer in JavaScript. */
export const payload = (rest: object = {}) => ({
  id: 0,
  admin_graphql_api_id: 'gid://shopify/Order/820982911946154508',
  name: '#9999',
  email: 'canary@example.com',
  created_at: '2026-11-21T10:20:00+07:00',
  updated_at: '2026-11-15T15:00:00+07:00',
  cancelled_at: null,
  currency: 'USD',
  financial_status: 'paid',
  fulfillment_status: 'fulfilled',
  total_line_items_price: '259.10',
  total_discounts: '20.00',
  total_price: '244.10',
  total_shipping_price_set: { shop_money: { amount: '5.00', currency_code: 'USD' } },
  discount_codes: [{ code: 'WELCOME10', amount: '20.00', type: 'fixed_amount' }],
  line_items: [
    { id: 1, title: 'Wearable breast pump', variant_title: 'Pair', quantity: 1, price: '199.10', grams: 10 },
    { id: 2, title: 'Nursing bra', variant_title: '', quantity: 2, price: '30.00' },
    { id: 3, title: 'Taken out again', variant_title: null, quantity: 0, price: '1.00' },
  ],
  fulfillments: [
    {
      admin_graphql_api_id: 'gid://shopify/Fulfillment/255858046',
      status: 'success',
      created_at: '2026-11-15T10:00:00+07:00',
      updated_at: '2026-11-15T15:00:00+07:00',
      tracking_company: 'USPS',
      tracking_number: '1Z001985YW99744790',
      tracking_url: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=1Z001985YW99744790',
      shipment_status: 'in_transit',
    },
  ],
  ...rest,
})
