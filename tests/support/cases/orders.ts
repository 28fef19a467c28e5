// Defines the test cases for operations of the tag `orders`.
import { newId } from '#api/store/id.ts'
import { dataOf } from '../members.ts'
import { giveOrder } from '../shopOrders.ts'
import type { Cases } from './case.ts'

export const orders: Cases<'orders'> = {
  listOrders: {
    async right(api, member) {
      await giveOrder(api, member)
      return { query: { limit: '5' } }
    },
  },
  getOrder: {
    right: async (api, member) => ({ path: { id: await giveOrder(api, member) } }),
    owned: true,
    missing: async () => ({ path: { id: newId() } }),
  },
  getLogistics: {
    async right(api, member) {
      const path = { id: await giveOrder(api, member) }
      const { parcels } = await dataOf(api, 'getOrder', { token: member.token, path })
      return { path: { id: String(parcels[0]?.id) } }
    },
    owned: true,
    missing: async () => ({ path: { id: newId() } }),
  },
}
