// Tests orders that are refunded in the next year: the level of the old year does not change.
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addMember, dataOf } from '#tests/support/members.ts'
import { orderWebhook, refundsOf, shopifyOrder } from '#tests/support/signedShop.ts'
import { openSession } from '../session/members.ts'

test.each([
  ['Asia/Bangkok', '2026-12-31T16:00:00Z', '2027-01-01T00:00:00Z'],
  ['Pacific/Auckland', '2026-12-20T00:00:00Z', '2027-01-10T00:00:00Z'],
  ['Pacific/Honolulu', '2026-12-20T00:00:00Z', '2027-01-10T00:00:00Z'],
])(
  'in %s, an order placed at %s and refunded at %s loses its coins, but the member keeps the level',
  async (timeZone, bought, refunded) => {
    const api = await testApi()
    api.clock.now = new Date(bought)
    const send = orderWebhook(api)
    const member = await addMember(api, { timeZone })
    const order = shopifyOrder(api, member.account, { amount: '250.00' })
    await send(order)
    api.clock.now = new Date(refunded)
    const refund = { financial_status: 'refunded', current_subtotal_price: '0.00', ...refundsOf('250.00') }
    await send({ ...order, updated_at: refunded, ...refund })
    const { token } = await openSession(api.store.db, member.uid, { now: api.clock.now, by: 'password' })
    expect(await dataOf(api, 'getMyMembership', { token })).toMatchObject({
      coins: 0,
      points: 250,
      pointsThisYear: 0,
      level: { level: 2 },
      levelUntil: '2027-12-31',
    })
  },
)
