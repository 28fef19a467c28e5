// Receives orders of the shop at `POST /webhooks/shop/orders`, outside the contract because the shop defines the
// format. A message without the shop's signature is rejected before it is parsed.
import { Hono } from 'hono'
import type { Logger } from 'pino'
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

type WebhookOptions = { shop: OrderSource; store: Store; log: Logger; clock?: () => Date }

/**
 * Answers 200 once a message is processed or stored as a dead letter, 400 for an unreadable message, 401 without the
 * shop's signature, 413 if it is larger than any order, and 503 while the database does not answer, so that the shop
 * retries.
 */
export function openShopWebhook({
  shop,
  store: { db },
  log,
  clock = () => new Date(),
}: WebhookOptions): Hono<Connection> {
  const webhook = new Hono<Connection>()
  /** @returns true if it is stored */
  async function storeDeadLetter(body: Uint8Array, subject: string, error: unknown): Promise<boolean> {
    const reason = reasonOf(error)
    const line = { webhook: 'orders', event: 'order_message_failed', order: subject, reason }
    log.error({ ...line, msg: 'Order message failed; it is a dead letter: npm run desk -- letters' })
    return await addDeadLetter(db, body, { subject, reason, now: clock() }).then(
      () => true,
      () => false,
    )
  }
  /** Logs only names of errors, because their messages may quote the order. */
  async function process(order: ShopOrder, body: Uint8Array): Promise<200 | 503> {
    try {
      const id = await upsertOrder(db, order, { now: clock() })
      await removeDeadLetter(db, body)
      log.info({ webhook: 'orders', event: 'order_stored', order: id })
      return 200
    } catch (error) {
      if (!isBusy(error) && (await storeDeadLetter(body, order.shopOrderId, error))) return 200
      log.error({ webhook: 'orders', event: 'order_message_postponed', fault: reasonOf(error) })
      return 503
    }
  }
  webhook.post('/orders', async (c) => {
    const body = await readBytes(c.req.raw)
    if (!body) return c.body(null, 413)
    try {
      const order = shop.readOrder(body, c.req.header('X-Shopify-Hmac-Sha256') ?? null)
      for (const reason of order.unread)
        log.warn({ webhook: 'orders', event: 'order_field_left_out', order: order.shopOrderId, reason })
      return c.body(null, await process(order, body))
    } catch (error) {
      if (error instanceof NotFromShop) {
        const network = networkOf(c.env?.address ?? 'local')
        log.warn({ refused: 'webhook signature', path: c.req.path, network })
        return c.body(null, 401)
      }
      if (error instanceof UnreadableOrder) await storeDeadLetter(body, error.shopOrderId, error)
      if (error instanceof UnreadableOrder || error instanceof NotAnOrder) return c.body(null, 400)
      throw error
    }
  })
  return webhook
}
