// Receives orders of the shop at `POST /webhooks/shop/orders`. The webhook is not part of the API contract, because the
// shop defines its format. A message without the shop's signature is rejected before it is parsed.
import { Hono } from 'hono'
import type { Log } from '#api/process/log.ts'
import type { Connection } from '#api/app/app.ts'
import { networkOf } from '#api/http/network.ts'
import {
  NotAnOrder,
  NotFromShop,
  UnreadableOrder,
  type OrderSource,
  type ShopOrder,
} from '#api/integrations/shopOrders.ts'
import { addDeadLetter, reasonOf, removeDeadLetter } from '#api/orders/deadLetters.ts'
import { upsertOrder } from '#api/orders/upsertOrder.ts'
import type { Store } from '#api/store/store.ts'
import { isBusy } from '#api/store/unavailable.ts'
import { readBytes } from './readBytes.ts'

type WebhookOptions = { shop: OrderSource; store: Store; log: Log; clock?: () => Date }

/**
 * Answers 200 once a message is processed or stored as a dead letter. Answers 400 for an unreadable message, 401
 * without the shop's signature, and 413 for a message that is larger than any order. Answers 503 while the database
 * does not respond, so that the shop retries.
 */
export function openShopWebhook({
  shop,
  store: { db },
  log,
  clock = () => new Date(),
}: WebhookOptions): Hono<Connection> {
  const webhook = new Hono<Connection>()
  /** @returns true if the message was stored as a dead letter */
  async function storeDeadLetter(body: Uint8Array, subject: string, error: unknown): Promise<boolean> {
    const reason = reasonOf(error)
    log.error({
      event: 'order_message_failed',
      webhook: 'orders',
      order: subject,
      reason,
      msg: `Message of order ${subject} failed and becomes a dead letter. List dead letters: npm run back-office -- letters`,
    })
    return await addDeadLetter(db, body, { subject, reason, now: clock() }).then(
      () => true,
      () => false,
    )
  }
  /** Stores the order. Logs only the names of errors, because their messages may quote the order. */
  async function process(order: ShopOrder, body: Uint8Array): Promise<200 | 503> {
    try {
      const id = await upsertOrder(db, order, { now: clock() })
      await removeDeadLetter(db, body)
      log.info({ event: 'order_stored', webhook: 'orders', order: id, msg: `Order ${id} was stored.` })
      return 200
    } catch (error) {
      if (!isBusy(error) && (await storeDeadLetter(body, order.shopOrderId, error))) return 200
      log.error({
        event: 'order_message_postponed',
        webhook: 'orders',
        fault: reasonOf(error),
        msg: 'Order message was answered with 503, so the shop sends it again. Check the database.',
      })
      return 503
    }
  }
  webhook.post('/orders', async (c) => {
    const body = await readBytes(c.req.raw)
    if (!body) return c.body(null, 413)
    try {
      const order = shop.readOrder(body, c.req.header('X-Shopify-Hmac-Sha256') ?? null)
      for (const reason of order.unread)
        log.warn({
          event: 'order_field_left_out',
          webhook: 'orders',
          order: order.shopOrderId,
          reason,
          msg: `Order ${order.shopOrderId} is stored without a field: ${reason}.`,
        })
      return c.body(null, await process(order, body))
    } catch (error) {
      if (error instanceof NotFromShop) {
        const network = networkOf(c.env?.address ?? 'local')
        log.warn({
          event: 'webhook_signature_wrong',
          refused: 'webhook signature',
          path: c.req.path,
          network,
          msg: `Message to ${c.req.path} has no valid signature. Compare SHOP_WEBHOOK_SECRET with the shop's secret.`,
        })
        return c.body(null, 401)
      }
      if (error instanceof UnreadableOrder) await storeDeadLetter(body, error.shopOrderId, error)
      if (error instanceof UnreadableOrder || error instanceof NotAnOrder) return c.body(null, 400)
      throw error
    }
  })
  return webhook
}
