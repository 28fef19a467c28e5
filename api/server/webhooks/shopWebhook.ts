// Where the shop tells of orders: `POST /webhooks/shop/orders`, outside the contract because the shop dictates its form.
// Whatever is not signed by the shop is turned away before it is read.
import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { Connection } from '../../app/app.ts'
import { networkOf } from '../../http/network.ts'
import { NotAnOrder, NotFromShop, type OrderSource } from '../../integrations/shopOrders.ts'
import type { Store } from '../../store/store.ts'
import { readBytes } from './readBytes.ts'
import { upsertOrder, type UseVoucher } from '../../orders/upsertOrder.ts'

type WebhookOptions = {
  shop: OrderSource
  store: Store
  log: Logger
  clock?: () => Date
  useVoucher?: UseVoucher
}

export function openShopWebhook({
  shop,
  store,
  log,
  clock = () => new Date(),
  useVoucher,
}: WebhookOptions): Hono<Connection> {
  const webhook = new Hono<Connection>()
  webhook.post('/orders', async (c) => {
    const body = await readBytes(c.req.raw)
    if (!body) return c.body(null, 413)
    try {
      const order = shop.readOrder(body, c.req.header('X-Shopify-Hmac-Sha256') ?? null)
      const id = await upsertOrder(store.db, order, { now: clock(), useVoucher })
      log.info({ webhook: 'orders', order: id })
      return c.body(null, 200)
    } catch (error) {
      if (error instanceof NotFromShop) {
        const network = networkOf(c.env?.address ?? 'local')
        log.warn({ refused: 'webhook signature', path: c.req.path, network })
        return c.body(null, 401)
      }
      if (error instanceof NotAnOrder) return c.body(null, 400)
      // Its message may quote the order; the shop sends it again.
      log.error({ webhook: 'orders', fault: error instanceof Error ? error.name : 'unknown' })
      return c.body(null, 500)
    }
  })
  return webhook
}
