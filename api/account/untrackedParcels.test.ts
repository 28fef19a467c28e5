// Tests orders that the shop fulfills without tracking: downloads and orders for pickup.
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addMember, dataOf } from '#tests/support/members.ts'
import { orderWebhook, shopifyOrder } from '#tests/support/signedShop.ts'
import { openSession } from '../session/members.ts'

const shared = await testApi()

/**
 * Fulfills an order with this tracking data. Returns the states of the parcels that the home page shows `days` days
 * later.
 */
async function shownAfter(days: number, tracking: object) {
  const api = await testApi({ store: shared.store })
  const member = await addMember(api)
  const at = api.clock.now.toISOString()
  const parcel = {
    admin_graphql_api_id: `gid://shopify/Fulfillment/${member.uid}`,
    status: 'success',
    created_at: at,
    updated_at: at,
    tracking_company: null,
    tracking_number: null,
    tracking_url: null,
    shipment_status: null,
    ...tracking,
  }
  const fulfilled = { fulfillment_status: 'fulfilled', fulfillments: [parcel] }
  expect(await orderWebhook(api)(shopifyOrder(api, member.account, fulfilled))).toBe(200)
  api.wait(days * 86_400)
  const { token } = await openSession(api.store.db, member.uid, { now: api.clock.now, by: 'password' })
  const { items: orders } = await dataOf(api, 'listOrders', { token })
  expect(orders.map(({ state }) => state)).toEqual(['shipped'])
  const { items } = await dataOf(api, 'getToday', { token })
  return items.flatMap(({ kind, parcelState }) => (kind === 'order' ? [parcelState] : []))
}

const underway = new Set<string | null>(['handedOver', 'inTransit', 'outForDelivery'])

test.each([
  ['a download', {}],
  ['an order to pick up', { tracking_company: 'Pickup', shipment_status: 'ready_for_pickup' }],
  ['an order to pick up', { tracking_company: 'Pickup' }],
])('getToday lists no parcel in transit for %s, which has the tracking data %j', async (_, tracking) => {
  for (const days of [0, 1, 19, 30, 61])
    expect((await shownAfter(days, tracking)).filter((state) => underway.has(state))).toEqual([])
})

test('getToday shows a parcel in transit for 60 days after its last update', async () => {
  const tracking = { shipment_status: 'in_transit', tracking_number: 'JT1' }
  expect(await shownAfter(1, tracking)).toEqual(['inTransit'])
  expect(await shownAfter(60, tracking)).toEqual(['inTransit'])
  expect(await shownAfter(61, tracking)).toEqual([])
})
