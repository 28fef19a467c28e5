// Tests order messages of the shop that cannot be processed: dead letters, retries, and logs without personal data.
import { beforeEach, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addMember, dataOf } from '#tests/support/members.ts'
import { openWebhook, payload } from '#tests/support/shopMessages.ts'
import { openShopify } from '#api/integrations/shopifyOrders.ts'
import { retryDeadLetter } from '#api/orders/deadLetters.ts'
import { deadLetters } from '#api/orders/tables.ts'

const api = await testApi()
const { send, logged } = openWebhook(api)
const { db } = api.store
const letters = async () => await db.select().from(deadLetters)
const parseOrder = openShopify([]).parseOrder
const retry = (id: string) => retryDeadLetter(db, id, { parseOrder, now: api.clock.now })

beforeEach(() => db.delete(deadLetters))

test('if an order message cannot be processed, the webhook answers 200 and stores one dead letter, and a retry processes it after the fault is fixed', async () => {
  const member = await addMember(api)
  const rest = { email: member.account, admin_graphql_api_id: 'gid://shopify/Order/3' }
  const body = JSON.stringify(payload(rest))
  await db.execute('alter table parcels rename to away')
  expect((await send(body)).status).toBe(200)
  expect((await send(body)).status).toBe(200)
  const [letter] = await letters()
  expect(letter).toMatchObject({ subject: 'gid://shopify/Order/3', attempts: 2, body })
  expect(await retry(String(letter?.id))).toMatchObject({ outcome: 'failed' })
  await db.execute('alter table away rename to parcels')
  expect(await retry(String(letter?.id))).toEqual({ outcome: 'done' })
  expect(await retry(String(letter?.id))).toEqual({ outcome: 'unknown' })
  expect(await letters()).toEqual([])
  const { items } = await dataOf(api, 'listOrders', { token: member.token })
  expect(items).toHaveLength(1)
  expect(logged.join()).not.toMatch(/canary|USPS|WELCOME10/i)
})

test('a dead letter is removed after the shop has sent the message again and the hub has processed it', async () => {
  const body = JSON.stringify(payload({ admin_graphql_api_id: 'gid://shopify/Order/31' }))
  await db.execute('alter table orders rename to away')
  expect((await send(body)).status).toBe(200)
  await db.execute('alter table away rename to orders')
  expect(await letters()).toHaveLength(1)
  expect((await send(body)).status).toBe(200)
  expect(await letters()).toEqual([])
})

test('while the database does not respond, the webhook answers 503 to an order message, so that the shop sends it again', async () => {
  const body = JSON.stringify(payload({ admin_graphql_api_id: 'gid://shopify/Order/32' }))
  await db.execute('alter table orders rename to away')
  await db.execute('alter table dead_letters rename to letters_away')
  expect((await send(body)).status).toBe(503)
  await db.execute('alter table letters_away rename to dead_letters')
  await db.execute('alter table away rename to orders')
  expect((await send(body)).status).toBe(200)
})

test('an order message with an unreadable amount is rejected, and the next message of the same order is processed', async () => {
  const member = await addMember(api)
  const order = { email: member.account, admin_graphql_api_id: 'gid://shopify/Order/33' }
  expect((await send(JSON.stringify(payload({ ...order, total_price: 'free' })))).status).toBe(400)
  const [letter] = await letters()
  expect(letter).toMatchObject({ reason: 'total_price is not an amount' })
  const next = payload({ ...order, updated_at: '2026-11-15T15:00:01+07:00' })
  expect((await send(JSON.stringify(next))).status).toBe(200)
  const { items } = await dataOf(api, 'listOrders', { token: member.token })
  expect(items).toMatchObject([{ total: { amount: 24_410 } }])
})

test('an order with an unreadable refund item is processed, and the refund is calculated from the remaining subtotal', async () => {
  const member = await addMember(api)
  const order = payload({
    email: member.account,
    admin_graphql_api_id: 'gid://shopify/Order/34',
    refunds: [{ refund_line_items: [{ subtotal: 'n/a' }] }],
    subtotal_price: '239.10',
    current_subtotal_price: '209.10',
    financial_status: 'partially_refunded',
  })
  expect((await send(JSON.stringify(order))).status).toBe(200)
  const { items } = await dataOf(api, 'listOrders', { token: member.token })
  const path = { id: String(items[0]?.id) }
  expect(await dataOf(api, 'getOrder', { token: member.token, path })).toMatchObject({
    earned: { coins: 209 },
  })
  expect(logged.join()).toContain('order_field_left_out')
})
